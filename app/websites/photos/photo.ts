import type { ImageCredit } from '#contract/api/images'
import type { PhotoSourceName } from '#contract/api/photos'

/** A photo at a source, as the source tells about it now. */
export interface Photo {
  source: PhotoSourceName
  /** Its id at the source. */
  id: string
  width: number
  height: number
  /** What it shows; '' if the source does not say. */
  alt: string
  credit: ImageCredit
  /** A small file of it, and the one to keep. */
  thumbnail: string
  file: string
}

export interface PhotoPage {
  photos: Photo[]
  hasMore: boolean
}

/** A collection of photos that may be used on a website of a business. */
export interface PhotoSource {
  readonly name: PhotoSourceName
  /** The origin of its files if it is a stand-in without https, which the operator has set. */
  readonly standIn: string | undefined
  search(words: string, page: number): Promise<PhotoPage>
  /** Null if it does not have the photo, or not any more. */
  photo(id: string): Promise<Photo | null>
}

/** A source that does not answer, refuses to, or says what cannot be read. The message is for the log. */
export class NoPhotoAnswer extends Error {}
