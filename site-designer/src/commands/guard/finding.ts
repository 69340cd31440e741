/** Why an edit is refused, and what it would have brought. */
export interface Unasked {
  is: 'script' | 'handler' | 'embedded' | 'address' | 'form_target'
  /** As it stands on the page. */
  what: string
}
