import { oncePerKey } from '#designer/data/once_per_key'
import { wordsIn } from '#designer/language/tokens'
import { wordsData, type AskName } from '#designer/copy/words_data'
import type { Goal } from '#designer/kinds/kind'
import type { Language } from '#designer/language/language'
import type { Channel } from '#designer/sheet/sheet'
import { fold } from '#designer/language/fold'

/** What people ask of their visitors, and what of it a page is there for. */
const goals: Record<AskName, Goal> = {
  rsvp: 'rsvp',
  register: 'book',
  appointment: 'book',
  book: 'book',
  order: 'order',
  quote: 'quote',
  donate: 'donate',
  join: 'join',
  help: 'enquire',
  get_app: 'get_app',
}

export interface Ask {
  name: AskName
  goal: Goal
  /** On a button: "Make an appointment". */
  say: string
}

/** What a text asks for, in the words of its language: "Book on 01632 960144", "Yer ayırtmak için". */
export function asksIn(text: string, language: Language): Ask[] {
  const { asks } = wordsData(language)
  const named = saidIn(text)
  return (Object.keys(goals) as AskName[])
    .filter((name) => asks[name].words.some(named))
    .map((name) => ({ name, goal: goals[name], say: asks[name].say }))
}

/** The channels that it names, the first one first. */
export function channelsIn(text: string, language: Language): Channel[] {
  const { channels } = wordsData(language)
  const named = saidIn(text)
  return (Object.keys(channels) as Channel[]).filter((channel) => channels[channel].some(named))
}

/** Whether a phrase of our data stands in the text; `*` at its end stands for any letters. */
export function saidIn(text: string): (phrase: string) => boolean {
  const words = ` ${wordsIn(fold(text)).join(' ')} `
  return (phrase) => words.includes(spaced(phrase))
}

const spaced = oncePerKey((phrase: string) => {
  const said = fold(phrase)
  return said.endsWith('*') ? ` ${said.slice(0, -1)}` : ` ${said} `
})
