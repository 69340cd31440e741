import type { DirectionTraits } from '#designer/composition/directions/traits'

export const harvest: DirectionTraits = {
  manner: 'boxed',
  headers: ['stacked', 'bar', 'masthead'],
  footers: ['columns', 'letter', 'line'],
  heroes: {
    list: ['board', 'split'],
    week: ['board', 'split'],
    plate: ['split', 'overlap', 'card'],
    monogram: ['split', 'card'],
  },
  heroSurfaces: ['wash', 'accent', 'tint', 'brand'],
  grounds: ['tint', 'plain'],
  loud: 'accent',
  contact: 'wash',
  layouts: {
    menu: ['leaders', 'columns', 'rows'],
    prices: ['leaders', 'board', 'grid'],
    services: ['grid', 'stagger', 'pairs'],
    facts: ['line', 'chips'],
    hours: ['door', 'table', 'line'],
    gallery: ['plates', 'lead', 'mosaic'],
    about: ['letter', 'aside', 'margin'],
    statement: ['big', 'framed'],
    visit: ['sign', 'card', 'split'],
    faq: ['fold', 'pairs'],
    contact: ['card', 'split'],
    call: ['ticket', 'band'],
    process: ['row', 'line', 'stairs'],
    team: ['cards', 'row'],
  },
}
