import type { DirectionTraits } from '#designer/composition/directions/traits'

export const atelier: DirectionTraits = {
  manner: 'ruled',
  headers: ['split', 'bar', 'stacked', 'corner'],
  footers: ['wordmark', 'line', 'letter'],
  heroes: {
    plate: ['split', 'stage', 'overlap'],
    list: ['split', 'board', 'masthead'],
    week: ['split', 'masthead'],
    monogram: ['split', 'overlap'],
  },
  heroSurfaces: ['plain'],
  grounds: ['plain', 'plain', 'tint'],
  loud: 'accent',
  contact: 'plain',
  layouts: {
    menu: ['rows', 'leaders', 'columns'],
    prices: ['rows', 'leaders'],
    services: ['rows', 'pairs', 'stagger'],
    facts: ['ledger', 'strip', 'line'],
    hours: ['line', 'table'],
    gallery: ['plates', 'mosaic', 'lead'],
    about: ['aside', 'letter', 'margin'],
    statement: ['offset', 'big', 'side'],
    visit: ['lines', 'split', 'sign'],
    faq: ['pairs', 'open', 'margin'],
    contact: ['split', 'lines', 'card'],
    call: ['line', 'ticket'],
    process: ['list', 'stairs'],
    team: ['row', 'names'],
  },
}
