/** A PDF that a person uploaded, to link to. */
export interface WebsiteDocument {
  id: string
  name: string
  /** In bytes. */
  size: number
  uploaded_at: string
  /** Its address in a page, such as `files/…/prices.pdf`. */
  path: string
  /** Whether the page links to it as it is now. */
  used: boolean
}
