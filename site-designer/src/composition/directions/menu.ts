import type { DirectionTraits } from '#designer/composition/directions/traits'

export const menu: DirectionTraits = {
  manner: 'ruled',
  headers: ['stacked', 'split'],
  footers: ['line', 'letter'],
  heroes: {
    list: ['card'],
    week: ['card'],
    plate: ['card'],
    monogram: ['card'],
  },
  heroSurfaces: ['plain', 'tint', 'brand', 'ink'],
  grounds: ['plain', 'tint'],
  loud: 'ink',
  contact: 'tint',
  layouts: {
    menu: ['card', 'leaders', 'columns'],
    prices: ['leaders', 'rows'],
    services: ['pairs', 'rows', 'stagger'],
    facts: ['strip', 'line'],
    hours: ['line', 'table', 'door'],
    gallery: ['plates', 'mosaic', 'lead'],
    about: ['columns', 'aside', 'margin'],
    statement: ['framed', 'side'],
    visit: ['split', 'card', 'sign'],
    faq: ['pairs', 'margin'],
    contact: ['split', 'lines', 'card'],
    call: ['line', 'ticket'],
    process: ['row', 'list'],
    team: ['row', 'names'],
  },
}
