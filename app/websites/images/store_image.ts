import { newId } from '#core/ids'
import { ok, type Result } from '#core/result'
import { keepImageFiles } from '#websites/images/image_files'
import type { Upload } from '#websites/images/receive_upload'
import { reencode, type PictureFailure, type ReencodedImage } from '#websites/images/reencode'
import type { Image } from '#websites/models/image'

/** A picture whose files are stored, and that has no row yet. */
export type StoredImage = Pick<
  Image,
  'id' | 'hash' | 'title' | 'alt' | 'credit' | 'width' | 'height' | 'widths' | 'size'
>

/** Decodes an uploaded picture, encodes it again and stores its files. */
export async function storeImage({
  file,
  title,
  alt = '',
  credit = null,
}: Omit<Upload, 'drop'>): Promise<Result<StoredImage, PictureFailure>> {
  const picture = await reencode(file)
  return picture.ok ? ok(await storePicture(picture.value, { title, alt, credit })) : picture
}

/** Stores the files of a picture that is in our stored form. */
export async function storePicture(
  picture: ReencodedImage,
  words: Pick<Image, 'title' | 'alt' | 'credit'>
): Promise<StoredImage> {
  const { hash, width, height, widths, whole, narrower } = picture
  const id = newId()
  await keepImageFiles(id, picture)
  const size = [whole, ...narrower.values()].reduce((sum, { length }) => sum + length, 0)
  return { id, hash, ...words, width, height, widths, size }
}
