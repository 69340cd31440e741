import type { DirectionTraits } from '#designer/composition/directions/traits'

export const poster: DirectionTraits = {
  manner: 'loud',
  headers: ['bar', 'masthead'],
  footers: ['wordmark', 'columns'],
  heroes: {
    list: ['banner'],
    week: ['banner'],
    plate: ['banner', 'stage'],
    monogram: ['split'],
  },
  heroSurfaces: ['brand'],
  grounds: ['plain', 'accent', 'plain', 'tint'],
  loud: 'ink',
  contact: 'ink',
  layouts: {
    menu: ['rows', 'leaders', 'columns'],
    prices: ['rows', 'leaders', 'board'],
    services: ['rows', 'grid', 'stagger'],
    facts: ['strip', 'line'],
    hours: ['line', 'week', 'door'],
    gallery: ['reel', 'mosaic', 'lead'],
    about: ['columns', 'letter', 'margin'],
    statement: ['big', 'side'],
    visit: ['lines', 'split', 'sign'],
    faq: ['pairs', 'open', 'margin'],
    contact: ['split', 'panel', 'card'],
    call: ['band', 'ticket'],
    process: ['row', 'stairs'],
    team: ['row', 'names'],
  },
}
