import type { DirectionTraits } from '#designer/composition/directions/traits'

export const fieldGuide: DirectionTraits = {
  manner: 'ruled',
  headers: ['masthead', 'stacked', 'bar'],
  footers: ['letter', 'rows', 'line'],
  heroes: {
    plate: ['overlap', 'split', 'board'],
    list: ['split', 'masthead', 'ledger'],
    week: ['split', 'ledger'],
    monogram: ['split', 'board'],
  },
  heroSurfaces: ['plain', 'tint', 'wash'],
  grounds: ['plain', 'tint'],
  loud: 'ink',
  contact: 'tint',
  layouts: {
    menu: ['columns', 'leaders', 'rows'],
    prices: ['leaders', 'rows'],
    services: ['pairs', 'stagger', 'rows'],
    facts: ['ledger', 'line'],
    hours: ['table', 'line'],
    gallery: ['plates', 'lead', 'mosaic'],
    about: ['letter', 'columns', 'aside'],
    statement: ['side', 'offset'],
    visit: ['lines', 'split'],
    faq: ['open', 'pairs', 'margin'],
    contact: ['split', 'lines'],
    call: ['line', 'ticket'],
    process: ['list', 'line'],
    team: ['list', 'names'],
  },
}
