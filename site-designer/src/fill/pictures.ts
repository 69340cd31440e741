import type { FillContext } from '#designer/fill/context'
import { fewestWords, shownPhoto } from '#designer/fill/placed_photos'
import type { Photo } from '#designer/site/content'

const fewest = 2

/** Of the pictures that the trade knows, where the gallery can spare one. */
export function aboutPhoto(context: FillContext): Photo | undefined {
  if (context.sheet.photos?.length) return context.photos.about && shownPhoto(context.photos.about)
  const left = context.words.photos
  const spare = left.length - (context.kinds.has('gallery') ? fewest : 0)
  const told = context.sheet.sorted.about.join(' ').length
  if (context.section('about')?.layout !== 'large' || spare < 1 || told < fewestWords)
    return undefined
  return { describe: left[0], shape: 'tall' }
}
