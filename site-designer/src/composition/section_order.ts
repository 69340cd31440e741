import type { SectionKind } from '#designer/site/kinds'

const order: SectionKind[] = [
  'hero',
  'notice',
  'facts',
  'stats',
  'menu',
  'prices',
  'services',
  'detail',
  'packages',
  'timetable',
  'events',
  'about',
  'gallery',
  'before_after',
  'process',
  'statement',
  'team',
  'testimonials',
  'downloads',
  'area',
  'hours',
  'map',
  'visit',
  'faq',
  'call',
  'contact',
  'newsletter',
  'legal',
]

/** Where a new section belongs: by what people look for first. */
export function placeFor(kind: SectionKind, kinds: SectionKind[]): number {
  const rank = order.indexOf(kind)
  const after = kinds.findIndex((other) => order.indexOf(other) > rank)
  return after < 0 ? kinds.length : Math.max(1, after)
}
