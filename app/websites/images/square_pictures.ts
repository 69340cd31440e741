import { readImagePath } from '#contract/images'
import type { Website } from '#websites/models/website'
import { imageFile } from '#websites/images/image_files'
import { imagesOf } from '#websites/images/owner'
import { pictureLibrary } from '#websites/images/picture_library'

const SECONDS = 10
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * One of the website's own pictures as square PNGs of these sides in pixels, with transparent edges if
 * it is not square; null if the website does not have it.
 */
export async function squarePictures(
  { id: websiteId }: Pick<Website, 'id'>,
  { path, sides }: { path: string; sides: readonly number[] }
): Promise<Buffer[] | null> {
  const named = readImagePath(path)
  const images = named ? await imagesOf({ websiteId, planId: null }) : []
  const image = images.find(({ hash }) => hash === named?.hash)
  if (!named || !image) return null
  const sharp = await pictureLibrary()
  const file = imageFile(image.id, named.width)
  return Promise.all(
    sides.map((side) =>
      sharp(file)
        .resize(side, side, { fit: 'contain', background: TRANSPARENT })
        .timeout({ seconds: SECONDS })
        .png()
        .toBuffer()
    )
  )
}
