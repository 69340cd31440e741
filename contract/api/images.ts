/** Whose photo it is, and what its licence asks for. */
export interface ImageCredit {
  title: string
  /** '' if the source does not say. */
  author: string
  /** Such as "CC BY 4.0". */
  licence: string
  licence_url: string
  /** Such as "Openverse". */
  source: string
  /** Where the source tells about it. */
  page_url: string
  /** Whether a page that shows it must name the author. */
  is_required: boolean
}

/** A picture that a person uploaded for a website or a plan, or chose from a photo search. */
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
  /** Null for a picture that the person uploaded. */
  credit: ImageCredit | null
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
