/** GET address/?website_id=&slug=: whether a website can have this address; its own one without `slug`. */
export interface SiteAddress {
  success: true
  /** What was asked for, as an address has it: small letters, digits and hyphens. */
  slug: string
  url: string
  /** Its own one is free for a website. */
  is_free: boolean
  /** Why not, in a sentence; empty if it is free. */
  reason: string
}

/** POST change_address/ */
export interface AddressChange {
  website_id: string
  slug: string
}
