import type { IncomingMessage, ServerResponse } from 'node:http'
import { readImagePath } from '#contract/images'
import { answerLastingFile } from '#core/http/lasting_file'
import { Image } from '#websites/models/image'
import { readImageFile } from '#websites/images/image_files'

/**
 * Serves a file of a picture on the host of its website, or of its plan. Returns false, without an
 * answer, for any other name. Its address cannot be guessed and its bytes never change.
 */
export async function serveImage(
  previewKey: string,
  path: string,
  req: IncomingMessage,
  res: ServerResponse
): Promise<boolean> {
  const named = readImagePath(path)
  if (!named) return false
  const image = await Image.findBy({ preview_key: previewKey, hash: named.hash })
  if (!image || (named.width && !image.widths.includes(named.width))) return false
  const bytes = await readImageFile(image.id, named.width)
  if (!bytes) return false
  answerLastingFile(
    bytes,
    {
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
    },
    req,
    res
  )
  return true
}
