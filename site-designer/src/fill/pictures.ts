import type { Photo } from '#designer/site/content'
import type { FillContext } from '#designer/fill/context'
import { placeOwnWords } from '#designer/fill/own_words'
import { fewestWords, shownPhoto } from '#designer/fill/placed_photos'
import type { Props } from '#designer/fill/props'

const shapes: Photo['shape'][] = ['wide', 'tall', 'square', 'wide', 'tall', 'square']
const counts: Record<string, number> = { mosaic: 4, reel: 5, lead: 4 }
const fewest = 2

/** Of the pictures that the trade knows, where the gallery can spare one. */
export function aboutPhoto(context: FillContext): Photo | undefined {
  if (context.sheet.photos?.length) return context.photos.about && shownPhoto(context.photos.about)
  const left = context.words.photos
  const spare = left.length - (context.kinds.has('gallery') ? fewest : 0)
  const told = placeOwnWords(context.sheet).about.join(' ').length
  if (context.section('about')?.layout !== 'aside' || spare < 1 || told < fewestWords)
    return undefined
  return { describe: left[0], shape: 'tall' }
}

/** No picture is asked for twice: a trade that knows of few has a gallery of few. */
export function gallery(context: FillContext): Props<'gallery'> {
  const { photos, words } = context
  // Beside real pictures a drawn one would look like a gap.
  if (photos.gallery.length > 0) {
    return {
      heading: galleryHeading(context),
      photos: photos.gallery.map((photo) => shownPhoto(photo)),
    }
  }
  const used = context.kinds.has('about') && aboutPhoto(context) ? 1 : 0
  const most = counts[context.section('gallery')?.layout ?? ''] ?? 3
  return {
    heading: galleryHeading(context),
    photos: words.photos
      .slice(used, used + most)
      .map((describe, index) => ({ describe, shape: shapes[index] })),
  }
}

function galleryHeading(context: FillContext): string {
  const { copy, listHeadings, words } = context
  return words.gallery && !listHeadings.includes(words.gallery)
    ? context.inVoice(words.gallery)
    : context.pick('gallery', copy.headings.gallery)
}

export function beforeAfter(context: FillContext): Props<'before_after'> {
  const { headings, before, after, pairs } = context.copy.parts.beforeAfter
  return {
    heading: context.pick('before_after', headings),
    labels: { before, after },
    changes: pairs.map((notes) => ({
      before: { describe: notes[0], shape: 'wide' },
      after: { describe: notes[1], shape: 'wide' },
    })),
  }
}
