import type { DirectionTraits } from '#designer/composition/directions/traits'

export const counter: DirectionTraits = {
  manner: 'boxed',
  headers: ['bar', 'stacked', 'masthead'],
  footers: ['columns', 'line', 'rows'],
  heroes: {
    list: ['split', 'board', 'masthead'],
    week: ['split', 'board'],
    plate: ['split', 'board', 'overlap'],
    monogram: ['split', 'board'],
  },
  heroSurfaces: ['tint', 'brand', 'wash', 'accent'],
  grounds: ['plain', 'tint'],
  loud: 'brand',
  contact: 'wash',
  layouts: {
    menu: ['leaders', 'rows', 'columns'],
    prices: ['leaders', 'rows', 'board'],
    services: ['pairs', 'rows', 'stagger'],
    facts: ['strip', 'line'],
    hours: ['table', 'line', 'door'],
    gallery: ['mosaic', 'reel', 'lead'],
    about: ['letter', 'aside', 'margin'],
    statement: ['big', 'side'],
    visit: ['card', 'split', 'sign'],
    faq: ['fold', 'pairs', 'margin'],
    contact: ['split', 'panel', 'card'],
    call: ['band', 'ticket'],
    process: ['row', 'line'],
    team: ['row', 'names'],
  },
}
