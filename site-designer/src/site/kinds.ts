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
  'field_guide',
  'civic',
  'night',
  'studio',
  'harvest',
] as const
export type DirectionId = (typeof directions)[number]

/** What a hero can show beside its title: real content, the person's own photo, or their words. */
export const artefacts = ['list', 'week', 'plate', 'words'] as const
export type ArtefactType = (typeof artefacts)[number]

export type Surface = 'plain' | 'tint' | 'wash' | 'brand' | 'ink' | 'accent'

export const headerLayouts = ['bar', 'stacked', 'split', 'strip', 'masthead', 'corner'] as const
export type HeaderLayout = (typeof headerLayouts)[number]

export const footerLayouts = ['columns', 'line', 'wordmark', 'letter', 'rows'] as const
export type FooterLayout = (typeof footerLayouts)[number]

/**
 * Every section kind with the layouts it can be set in. All layouts of a kind share one markup, so
 * that a page changes its layout by `data-layout` and CSS alone, with two exceptions: a `fold` of
 * questions is made of `details`, and a `reel` can be focused, because it scrolls.
 */
export const sectionLayouts = {
  hero: ['split', 'banner', 'stage', 'card', 'ledger', 'board', 'masthead', 'overlap'],
  notice: ['bar', 'card', 'ticket', 'sign'],
  facts: ['strip', 'ledger', 'chips', 'line'],
  stats: ['row', 'lines', 'panel', 'offset'],
  menu: ['leaders', 'card', 'rows', 'columns'],
  prices: ['leaders', 'rows', 'grid', 'board'],
  services: ['grid', 'rows', 'pairs', 'stagger'],
  detail: ['split', 'margin', 'sheet', 'wide'],
  packages: ['columns', 'rows', 'cards', 'sheet'],
  timetable: ['week', 'rows', 'board', 'cards'],
  events: ['list', 'cards', 'board', 'line'],
  works: ['years', 'index', 'lead', 'cards'],
  skills: ['run', 'columns', 'chips', 'lines'],
  clients: ['run', 'columns', 'names', 'line'],
  credentials: ['lines', 'columns', 'panel', 'margin'],
  good_to_know: ['columns', 'lines', 'chips', 'panel'],
  hours: ['week', 'table', 'line', 'door'],
  about: ['columns', 'aside', 'letter', 'margin'],
  statement: ['big', 'offset', 'framed', 'side'],
  gallery: ['mosaic', 'reel', 'plates', 'lead'],
  before_after: ['pairs', 'offset', 'stack', 'split'],
  process: ['row', 'list', 'line', 'stairs'],
  team: ['row', 'list', 'cards', 'names'],
  testimonials: ['row', 'list', 'lead', 'columns'],
  faq: ['fold', 'pairs', 'open', 'margin'],
  downloads: ['list', 'cards', 'line', 'margin'],
  area: ['run', 'columns', 'chips', 'rings'],
  map: ['split', 'over', 'strip', 'sign'],
  visit: ['split', 'lines', 'card', 'sign'],
  call: ['band', 'line', 'panel', 'ticket'],
  contact: ['split', 'panel', 'lines', 'card'],
  newsletter: ['line', 'split', 'panel', 'card'],
  legal: ['columns', 'aside', 'lines', 'small'],
} as const

export type SectionKind = keyof typeof sectionLayouts
export type LayoutOf<K extends SectionKind> = (typeof sectionLayouts)[K][number]
export const sectionKinds = Object.keys(sectionLayouts) as SectionKind[]

/** Kinds that list short lines of one sort. */
export const linesKinds = ['skills', 'clients', 'credentials', 'good_to_know'] as const
export type LinesKind = (typeof linesKinds)[number]

/** Kinds that are named after a list of the sheet. */
export const listKinds = ['works', ...linesKinds] as const
export type ListKind = (typeof listKinds)[number]
