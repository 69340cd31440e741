/** An uploaded PDF to which the page can link. */
export interface WebsiteDocument {
  id: string
  name: string
  /** In bytes. */
  size: number
  uploaded_at: string
  /** Its path in a page, such as `files/…/prices.pdf`. */
  path: string
  /** Whether the current page links to it. */
  used: boolean
}
