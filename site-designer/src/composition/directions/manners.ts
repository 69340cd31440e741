import type { LayoutOf, SectionKind } from '#designer/site/kinds'

/** Layouts by kind, each one that a direction may set that kind in. */
export type LayoutChoice = { [K in SectionKind]?: readonly LayoutOf<K>[] }

/** Three ways to hold a page together: by rules, by boxes, or by size. */
export type Manner = 'ruled' | 'boxed' | 'loud'

export const manners: Record<Manner, LayoutChoice> = {
  ruled: {
    notice: ['bar', 'sign'],
    stats: ['lines', 'row', 'offset'],
    detail: ['margin', 'wide'],
    packages: ['rows', 'sheet', 'columns'],
    timetable: ['rows', 'week', 'board'],
    events: ['list', 'line'],
    before_after: ['split', 'offset'],
    testimonials: ['list', 'lead'],
    downloads: ['list', 'line', 'margin'],
    area: ['run', 'columns'],
    map: ['strip', 'sign', 'split'],
    newsletter: ['line', 'split'],
    legal: ['lines', 'aside'],
  },
  boxed: {
    notice: ['card', 'ticket', 'sign'],
    stats: ['panel', 'row', 'offset'],
    detail: ['split', 'sheet'],
    packages: ['cards', 'sheet', 'columns'],
    timetable: ['cards', 'week', 'board'],
    events: ['cards', 'board'],
    before_after: ['pairs', 'stack'],
    testimonials: ['columns', 'row', 'lead'],
    downloads: ['cards', 'list'],
    area: ['chips', 'rings', 'run'],
    map: ['over', 'split', 'strip'],
    newsletter: ['panel', 'card', 'split'],
    legal: ['columns', 'small', 'aside'],
  },
  loud: {
    notice: ['ticket', 'bar'],
    stats: ['offset', 'lines', 'panel'],
    detail: ['wide', 'split'],
    packages: ['columns', 'rows', 'cards'],
    timetable: ['board', 'week', 'rows'],
    events: ['board', 'list', 'line'],
    before_after: ['offset', 'pairs', 'stack'],
    testimonials: ['lead', 'columns', 'list'],
    downloads: ['line', 'margin', 'list'],
    area: ['run', 'rings', 'columns'],
    map: ['split', 'over', 'sign'],
    newsletter: ['split', 'line', 'panel'],
    legal: ['small', 'columns', 'lines'],
  },
}
