import type { BeforeAfterSection, GallerySection, Photo } from '#planning/site/site'
import type { FillDesk } from '#planning/designers/builtin/fill/desk'
import type { Props } from '#planning/designers/builtin/fill/props'

const shapes: Photo['shape'][] = ['wide', 'tall', 'square', 'wide', 'tall', 'square']
const counts: Record<string, number> = { mosaic: 4, reel: 5, lead: 4 }

export function gallery(desk: FillDesk): Props<GallerySection> {
  const { copy, kinds, plan, words } = desk
  const used = (plan.artefact === 'plate' ? 1 : 0) + (kinds.has('about') ? 1 : 0)
  return {
    heading: words.gallery
      ? desk.inVoice(words.gallery)
      : desk.pick('gallery', copy.headings.gallery),
    photos: Array.from({ length: counts[desk.layoutOf('gallery') ?? ''] ?? 3 }, (_, index) => ({
      describe: desk.photoNote(used + index),
      shape: shapes[index],
    })),
  }
}

export function beforeAfter(desk: FillDesk): Props<BeforeAfterSection> {
  const { headings, before, after } = desk.copy.parts.beforeAfter
  const photo = (label: string, index: number): Photo => ({
    describe: `${label}: ${desk.photoNote(index + 1)}`,
    shape: 'wide',
  })
  return {
    heading: desk.pick('before_after', headings),
    labels: { before, after },
    changes: [0, 1].map((index) => ({ before: photo(before, index), after: photo(after, index) })),
  }
}
