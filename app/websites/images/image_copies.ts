import type { ImageCredit } from '#contract/api/images'
import { imagePath, imagePathsIn, readImagePath } from '#contract/images'
import type { Website } from '#websites/models/website'
import { readImageFile } from '#websites/images/image_files'
import { imagesOf, type ImageOwner } from '#websites/images/owner'

type OfWebsite = Pick<Website, 'id'>
type OwnerIds = Pick<ImageOwner, 'websiteId' | 'planId'>

export interface ImageCopy {
  /** The path that the page uses. */
  path: string
  contentType: 'image/webp'
  bytes: Buffer
}

/** The files of the website's own pictures that its page uses. */
export async function imageCopies(website: OfWebsite, html: string): Promise<ImageCopy[]> {
  const named = await imagesIn(html, website)
  const copies = named.map(async ({ path, image, width }): Promise<ImageCopy[]> => {
    const bytes = image && (await readImageFile(image.id, width))
    return bytes ? [{ path, contentType: 'image/webp', bytes }] : []
  })
  const found = await Promise.all(copies)
  return found.flat()
}

/** The paths of pictures that the page uses and the website does not have. */
export async function lostImages(website: OfWebsite, html: string): Promise<string[]> {
  const named = await imagesIn(html, website)
  return named.filter(({ image }) => !image).map(({ path }) => path)
}

/** What the licences of the pictures on the page ask it to name, each photo once. */
export async function owedCredits(website: OfWebsite, html: string): Promise<ImageCredit[]> {
  const named = await imagesIn(html, website)
  const images = new Map(named.flatMap(({ image }) => (image ? [[image.id, image]] : [])))
  return [...images.values()].flatMap(({ credit }) => (credit?.is_required ? [credit] : []))
}

/** All files of the pictures of a website or a plan in full size, by their paths. */
export async function wholeImages(owner: OwnerIds): Promise<ImageCopy[]> {
  const images = await imagesOf(owner)
  const copies = images.map(async ({ id, hash }): Promise<ImageCopy[]> => {
    const bytes = await readImageFile(id)
    return bytes ? [{ path: imagePath(hash), contentType: 'image/webp', bytes }] : []
  })
  const found = await Promise.all(copies)
  return found.flat()
}

async function imagesIn(html: string, { id: websiteId }: OfWebsite) {
  const paths = imagePathsIn(html)
  if (paths.length === 0) return []
  const images = await imagesOf({ websiteId, planId: null })
  const byHash = new Map(images.map((image) => [image.hash, image]))
  return paths.map((path) => {
    const { hash, width } = readImagePath(path)!
    const image = byHash.get(hash)
    const isThere = image && (width === undefined || image.widths.includes(width))
    return { path, width, image: isThere ? image : undefined }
  })
}
