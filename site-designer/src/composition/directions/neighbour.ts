import type { DirectionTraits } from '#designer/composition/directions/traits'

export const neighbour: DirectionTraits = {
  manner: 'boxed',
  headers: ['bar'],
  footers: ['columns', 'line', 'rows'],
  heroes: {
    list: ['split', 'board'],
    week: ['split', 'board'],
    plate: ['split', 'board', 'overlap'],
    monogram: ['split', 'board'],
  },
  heroSurfaces: ['accent', 'brand', 'wash'],
  grounds: ['plain', 'tint'],
  loud: 'brand',
  contact: 'wash',
  layouts: {
    menu: ['leaders', 'rows', 'columns'],
    prices: ['leaders', 'grid', 'board'],
    services: ['grid', 'pairs', 'stagger'],
    facts: ['chips', 'line'],
    hours: ['table', 'door'],
    gallery: ['plates', 'reel', 'lead'],
    about: ['aside', 'letter', 'margin'],
    statement: ['big', 'side'],
    visit: ['card', 'sign'],
    faq: ['fold', 'pairs', 'margin'],
    contact: ['split', 'panel', 'card'],
    call: ['panel', 'band', 'ticket'],
    process: ['row', 'line'],
    team: ['row', 'cards'],
  },
}
