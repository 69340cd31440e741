import { imagePathsIn, readImagePath } from '#contract/images'
import type { Website } from '#websites/models/website'
import { readImageFile } from '#websites/images/image_files'
import { imagesOf } from '#websites/images/owner'

export interface ImageCopy {
  /** As the page names it. */
  path: string
  contentType: 'image/webp'
  bytes: Buffer
}

/** The files of the website's own pictures that a page of it names. */
export async function imageCopies(
  website: Pick<Website, 'id'>,
  html: string
): Promise<ImageCopy[]> {
  const paths = imagePathsIn(html)
  if (paths.length === 0) return []
  const images = await imagesOf({ websiteId: website.id, planId: null })
  const byHash = new Map(images.map((image) => [image.hash, image]))
  const copies = paths.map(async (path): Promise<ImageCopy[]> => {
    const { hash, width } = readImagePath(path)!
    const image = byHash.get(hash)
    if (!image || (width && !image.widths.includes(width))) return []
    const bytes = await readImageFile(image.id, width)
    return bytes ? [{ path, contentType: 'image/webp', bytes }] : []
  })
  const found = await Promise.all(copies)
  return found.flat()
}
