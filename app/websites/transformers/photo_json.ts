import type * as api from '#contract/api/photos'
import type { Photo } from '#websites/photos/photo'
import { thumbnailAddress } from '#websites/photos/thumbnails'

export function photoJson(websiteId: string, photo: Photo): api.FoundPhoto {
  const { source, id, width, height, credit } = photo
  const { title, author, licence, page_url: address } = credit
  return {
    source,
    id,
    title,
    author,
    licence,
    page_url: address,
    thumbnail_url: thumbnailAddress(websiteId, photo),
    width,
    height,
  }
}
