import type { DirectionTraits } from '#designer/composition/directions/traits'

export const night: DirectionTraits = {
  manner: 'loud',
  headers: ['bar', 'corner', 'split'],
  footers: ['wordmark', 'line', 'letter'],
  heroes: {
    list: ['masthead', 'split', 'board'],
    week: ['split', 'board'],
    plate: ['stage', 'overlap', 'split'],
    monogram: ['split'],
  },
  heroSurfaces: ['plain'],
  grounds: ['plain', 'plain', 'tint'],
  loud: 'brand',
  contact: 'tint',
  layouts: {
    menu: ['rows', 'columns', 'leaders'],
    prices: ['rows', 'leaders', 'board'],
    services: ['rows', 'stagger', 'pairs'],
    facts: ['line', 'strip'],
    hours: ['line', 'table', 'week'],
    gallery: ['lead', 'reel', 'mosaic'],
    about: ['margin', 'letter', 'aside'],
    statement: ['offset', 'big'],
    visit: ['sign', 'lines', 'split'],
    faq: ['margin', 'open', 'pairs'],
    contact: ['split', 'panel', 'lines'],
    call: ['line', 'band'],
    process: ['stairs', 'list'],
    team: ['names', 'row'],
  },
}
