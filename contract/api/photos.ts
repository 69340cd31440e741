import type { WebsiteImage } from './images.ts'

export type PhotoSourceName = 'openverse' | 'pexels'

/** A photo of somebody else that a search has found. */
export interface FoundPhoto {
  source: PhotoSourceName
  /** Its id at the source. */
  id: string
  title: string
  /** '' if the source does not say. */
  author: string
  /** Such as "CC BY 4.0". */
  licence: string
  /** Where the source tells about it. */
  page_url: string
  /** On our own host, and valid for a short time. */
  thumbnail_url: string
  width: number
  height: number
}

export interface FoundPhotos {
  photos: FoundPhoto[]
  /** The number of the next page; null at the end. */
  next_page: number | null
}

/** A photo that is now one of the website's own pictures. */
export type ChosenPhoto = WebsiteImage
