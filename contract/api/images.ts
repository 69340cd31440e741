/** A picture that a person uploaded for a website or a plan. */
export interface WebsiteImage {
  id: string
  title: string
  /** A description for people who cannot see it; '' if nobody has written one. */
  alt: string
  /** An absolute URL on the preview host: for showing it in the app, never for a page's HTML. */
  image_url: string
  /** The address of the smallest file that is suitable for a list. */
  thumbnail_url: string
  uploaded_at: string
  width: number
  height: number
  /** Its path in a page, such as `images/….webp`. */
  path: string
  /** Narrower files of the same picture, by width in pixels. */
  sources: { path: string; width: number }[]
  /** Whether the current page shows it. */
  used: boolean
}

/** A picture of a plan, and its place on the page. */
export interface PlanImage extends WebsiteImage {
  place: 'main' | 'about' | 'gallery' | 'person' | 'unused'
  /** The person that it shows, if it is beside a person. */
  person?: string
}

/** The answer to a change of a plan's pictures, which also changes the page. */
export interface PlanImages {
  images: PlanImage[]
}
