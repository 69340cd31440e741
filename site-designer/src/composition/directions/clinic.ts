import type { DirectionTraits } from '#designer/composition/directions/traits'

export const clinic: DirectionTraits = {
  manner: 'boxed',
  headers: ['bar', 'split'],
  footers: ['columns', 'rows'],
  heroes: {
    week: ['split', 'board'],
    list: ['split', 'masthead'],
    plate: ['split', 'board', 'overlap'],
    monogram: ['split'],
  },
  heroSurfaces: ['plain', 'brand', 'accent'],
  grounds: ['plain', 'tint'],
  loud: 'accent',
  contact: 'tint',
  layouts: {
    menu: ['leaders', 'rows'],
    prices: ['leaders', 'grid'],
    services: ['grid', 'pairs', 'stagger'],
    facts: ['chips', 'strip'],
    hours: ['table', 'week', 'door'],
    gallery: ['mosaic', 'reel'],
    about: ['aside', 'columns', 'margin'],
    statement: ['big', 'framed', 'side'],
    visit: ['card', 'split', 'sign'],
    faq: ['fold', 'margin'],
    contact: ['split', 'panel', 'card'],
    call: ['band', 'panel'],
    process: ['row', 'line'],
    team: ['row', 'cards'],
  },
}
