/** The closed lists of the site model. A name that is not here is refused by `checkSite`. */

export const directions = [
  'counter',
  'ledger',
  'atelier',
  'workshop',
  'clinic',
  'poster',
  'timetable',
  'neighbour',
  'menu',
] as const
export type DirectionId = (typeof directions)[number]

export const surfaces = ['plain', 'tint', 'wash', 'brand', 'ink', 'accent'] as const
export type Surface = (typeof surfaces)[number]

export const motifs = [
  'stripes',
  'scallops',
  'weave',
  'contour',
  'halftone',
  'tiles',
  'sprigs',
  'grain',
  'terrazzo',
  'arcs',
  'blueprint',
  'herringbone',
] as const
export type Motif = (typeof motifs)[number]

export const headerLayouts = ['bar', 'stacked', 'split', 'strip'] as const
export type HeaderLayout = (typeof headerLayouts)[number]

export const footerLayouts = ['columns', 'line', 'wordmark'] as const
export type FooterLayout = (typeof footerLayouts)[number]

/** Every section kind with the layouts it can be set in. */
export const sectionLayouts = {
  hero: ['split', 'banner', 'stage', 'card', 'ledger', 'board'],
  facts: ['strip', 'ledger', 'chips'],
  menu: ['leaders', 'card', 'rows'],
  prices: ['leaders', 'rows', 'grid'],
  services: ['grid', 'rows', 'pairs'],
  timetable: ['week', 'rows'],
  hours: ['week', 'table', 'line'],
  about: ['columns', 'aside', 'letter'],
  statement: ['big', 'offset', 'framed'],
  gallery: ['mosaic', 'reel', 'plates'],
  process: ['row', 'list'],
  team: ['row', 'list'],
  testimonials: ['row', 'list'],
  faq: ['fold', 'pairs', 'open'],
  visit: ['split', 'lines', 'card'],
  call: ['band', 'line', 'panel'],
  contact: ['split', 'panel', 'lines'],
} as const

export type SectionKind = keyof typeof sectionLayouts
export type LayoutOf<K extends SectionKind> = (typeof sectionLayouts)[K][number]
export const sectionKinds = Object.keys(sectionLayouts) as SectionKind[]
