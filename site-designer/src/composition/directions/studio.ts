import type { DirectionTraits } from '#designer/composition/directions/traits'

export const studio: DirectionTraits = {
  manner: 'loud',
  headers: ['corner', 'bar', 'split'],
  footers: ['letter', 'line', 'rows'],
  heroes: {
    plate: ['stage', 'masthead', 'overlap'],
    list: ['stage', 'masthead'],
    week: ['masthead'],
    monogram: ['masthead', 'split'],
  },
  heroSurfaces: ['plain'],
  grounds: ['plain'],
  loud: 'ink',
  contact: 'plain',
  layouts: {
    menu: ['columns', 'leaders', 'rows'],
    prices: ['leaders', 'rows'],
    services: ['rows', 'pairs', 'stagger'],
    facts: ['line', 'ledger'],
    hours: ['table', 'line'],
    gallery: ['mosaic', 'lead', 'reel'],
    about: ['columns', 'letter'],
    statement: ['side', 'offset'],
    visit: ['lines', 'split'],
    faq: ['open', 'margin'],
    contact: ['split', 'lines'],
    call: ['line'],
    process: ['list', 'row'],
    team: ['names', 'list'],
  },
}
