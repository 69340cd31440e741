import type { DirectionTraits } from '#designer/composition/directions/traits'

export const timetable: DirectionTraits = {
  manner: 'ruled',
  headers: ['strip', 'bar'],
  footers: ['line', 'wordmark', 'rows'],
  heroes: {
    week: ['board', 'split'],
    list: ['split', 'board'],
    plate: ['board', 'split'],
    monogram: ['board', 'split'],
  },
  heroSurfaces: ['plain', 'tint'],
  grounds: ['plain'],
  loud: 'brand',
  contact: 'tint',
  layouts: {
    menu: ['rows', 'columns'],
    prices: ['leaders', 'rows'],
    services: ['pairs', 'grid', 'stagger'],
    timetable: ['week', 'board'],
    facts: ['strip', 'ledger'],
    hours: ['week', 'table'],
    gallery: ['reel', 'plates'],
    about: ['columns', 'letter'],
    statement: ['big', 'offset', 'side'],
    visit: ['lines', 'split'],
    faq: ['pairs', 'fold', 'margin'],
    contact: ['split', 'lines', 'card'],
    call: ['band'],
    process: ['list', 'row', 'line'],
    team: ['list', 'names'],
  },
}
