import type { BeforeAfterSection, GallerySection, Photo } from '#designer/site/site'
import type { FillDesk } from '#designer/fill/desk'
import type { Props } from '#designer/fill/props'

const shapes: Photo['shape'][] = ['wide', 'tall', 'square', 'wide', 'tall', 'square']
const counts: Record<string, number> = { mosaic: 4, reel: 5, lead: 4 }
const fewest = 2

export function heroPhoto({ words }: FillDesk): Photo {
  const [describe] = words.photos
  return { describe, shape: /upright|dikey/.test(describe) ? 'tall' : 'wide' }
}

/** Of the pictures that the trade knows, where the gallery can spare one. */
export function aboutPhoto(desk: FillDesk): Photo | undefined {
  const left = desk.words.photos.slice(inHero(desk))
  const spare = left.length - (desk.kinds.has('gallery') ? fewest : 0)
  if (desk.layoutOf('about') !== 'aside' || spare < 1) return undefined
  return { describe: left[0], shape: 'tall' }
}

/** No picture is asked for twice: a trade that knows of few has a gallery of few. */
export function gallery(desk: FillDesk): Props<GallerySection> {
  const { copy, words } = desk
  const used = inHero(desk) + (desk.kinds.has('about') && aboutPhoto(desk) ? 1 : 0)
  const most = counts[desk.layoutOf('gallery') ?? ''] ?? 3
  return {
    heading: words.gallery
      ? desk.inVoice(words.gallery)
      : desk.pick('gallery', copy.headings.gallery),
    photos: words.photos
      .slice(used, used + most)
      .map((describe, index) => ({ describe, shape: shapes[index] })),
  }
}

export function beforeAfter(desk: FillDesk): Props<BeforeAfterSection> {
  const { headings, before, after, pairs } = desk.copy.parts.beforeAfter
  return {
    heading: desk.pick('before_after', headings),
    labels: { before, after },
    changes: pairs.map((notes) => ({
      before: { describe: notes[0], shape: 'wide' },
      after: { describe: notes[1], shape: 'wide' },
    })),
  }
}

function inHero({ plan }: FillDesk): number {
  return plan.artefact === 'plate' ? 1 : 0
}
