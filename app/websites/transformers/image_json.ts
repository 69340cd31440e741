import { siteOrigin } from '#config/hosts'
import type * as api from '#contract/api/images'
import { imagePath, readImagePath, imagePathsIn } from '#contract/images'
import type { Image } from '#websites/models/image'

/** `html` is the current page, which tells whether it uses a picture. */
export function imageJson(image: Image, html: string): api.WebsiteImage {
  const { hash, widths, credit = null } = image
  const origin = siteOrigin(`p-${image.previewKey}`)
  return {
    id: image.id,
    title: image.title,
    alt: image.alt,
    image_url: `${origin}/${imagePath(hash)}`,
    thumbnail_url: `${origin}/${imagePath(hash, widths[0])}`,
    uploaded_at: image.uploadedAt.toUTC().toISO()!,
    width: image.width,
    height: image.height,
    path: imagePath(hash),
    sources: widths.map((width) => ({ path: imagePath(hash, width), width })),
    used: imagePathsIn(html).some((path) => readImagePath(path)!.hash === hash),
    credit,
  }
}
