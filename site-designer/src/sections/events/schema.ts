import { holds, sectionSchema } from '#designer/sections/schema'
import type { EventEntry, Headed } from '#designer/site/content'

/** In the order of their dates. */
export const events = sectionSchema({
  layouts: {
    list: 'rows',
    cards: 'cards cards',
    board: 'board',
    line: 'line',
    numerals: 'numerals shape',
    ticket: 'ticket shape',
  },
  manners: { ruled: ['list', 'line'], boxed: ['cards', 'board'], loud: ['board', 'list', 'line'] },
  rank: 10,
  askedFor: 10,
  content: holds<Headed & { events: EventEntry[] }>(),
})
