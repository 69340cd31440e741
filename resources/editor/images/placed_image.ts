import type { WebsiteImage } from '#contract/api/images'
import type { SetImage } from '#contract/page_operation'

/** Browsers that support `auto` use the layout; others get the usual width. */
const SIZES = '(min-width: 60rem) 60vw, 100vw'

/** The operation that shows a picture of the gallery in an `img`. */
export function placedImage(element: string, image: WebsiteImage, isLazy: boolean): SetImage {
  const { path, width, height, alt, sources } = image
  const operation = { type: 'set_image', element, src: path, alt, width, height } as const
  if (sources.length === 0) return operation
  return {
    ...operation,
    sources: [...sources.map((one) => ({ src: one.path, width: one.width })), { src: path, width }],
    sizes: isLazy ? `auto, ${SIZES}` : SIZES,
  }
}
