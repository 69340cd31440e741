/** A picture that a person uploaded for a website or a plan. */
export interface WebsiteImage {
  id: string
  title: string
  /** What it shows, for people who cannot see it; '' where nobody has said it. */
  alt: string
  /** Absolute, on the preview host: good for showing it, never for a page's HTML. */
  image_url: string
  /** The address of the smallest file that fits a list. */
  thumbnail_url: string
  uploaded_at: string
  width: number
  height: number
  /** Its address in a page, such as `images/….webp`. */
  path: string
  /** Narrower files of the same picture, by width in pixels. */
  sources: { path: string; width: number }[]
  /** Whether the page shows it as it is now. */
  used: boolean
}

/** A picture of a plan, and where the page shows it. */
export interface PlanImage extends WebsiteImage {
  place: 'main' | 'about' | 'gallery' | 'person' | 'unused'
  /** Whose picture it is, where it stands beside a person. */
  person?: string
}

/** The answer to a change of a plan's pictures: the page has changed with them. */
export interface PlanImages {
  images: PlanImage[]
}
