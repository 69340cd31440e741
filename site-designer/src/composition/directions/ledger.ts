import type { DirectionTraits } from '#designer/composition/directions/traits'

export const ledger: DirectionTraits = {
  manner: 'ruled',
  headers: ['bar', 'split', 'corner'],
  footers: ['columns', 'line', 'letter'],
  heroes: {
    list: ['ledger', 'masthead'],
    week: ['ledger', 'split'],
    plate: ['ledger', 'split', 'overlap'],
    monogram: ['split', 'board'],
  },
  heroSurfaces: ['plain', 'plain', 'tint'],
  grounds: ['plain', 'plain', 'tint'],
  loud: 'ink',
  contact: 'tint',
  layouts: {
    menu: ['leaders', 'rows', 'columns'],
    prices: ['leaders', 'rows'],
    services: ['pairs', 'rows', 'stagger'],
    facts: ['ledger', 'line'],
    hours: ['table', 'line'],
    gallery: ['plates', 'mosaic', 'lead'],
    about: ['columns', 'letter', 'margin'],
    statement: ['offset', 'big', 'side'],
    visit: ['lines', 'split'],
    faq: ['open', 'fold', 'margin'],
    contact: ['split', 'lines', 'card'],
    call: ['line'],
    process: ['list', 'line'],
    team: ['list', 'row', 'names'],
  },
}
