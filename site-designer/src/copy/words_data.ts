import { readData } from '#designer/data/read_data'
import { addressedAs, spokenBy, type Voice } from '#designer/copy/template'
import type { AddressForm } from '#designer/language/address_form'
import type { Channel } from '#designer/sheet/sheet'
import type { Language } from '#designer/language/language'

/** What people ask of their visitors, and by which of two ways: a call, a text message. */
export type AskName =
  | 'rsvp'
  | 'register'
  | 'appointment'
  | 'book'
  | 'order'
  | 'quote'
  | 'donate'
  | 'join'
  | 'help'
  | 'get_app'

/** What a file of words holds: texts under the same names in every language. */
export interface WordsData {
  page: Texts
  plan: Texts
  printed: Texts
  update: Texts
  visitors: Texts
  /** Words of one who speaks, of several, and of those whom one speaks of as belonging. */
  speaks: { one: string[]; many: string[]; together: string[] }
  /** Words of sentences that are not about the matter itself: `*` stands for any letters. */
  asides: string[]
  /** By which a sentence is known as a rule for visitors, the way there, or what needs no paying for. */
  files: Record<'rules' | 'way' | 'free', string[]>
  /** How people begin to say who they are, and what goes on behind the name: "I am Ada and I bake". */
  introduces: { openers: string[]; goes_on: string[] }
  /** What visitors are asked to do: the words of a button, and those that ask for it; `*` as above. */
  asks: Record<AskName, { say: string; words: string[] }>
  channels: Record<Channel, string[]>
  /** What a button is called, the words that come before what it says, and those with which the sentence goes on. */
  button: Record<'nouns' | 'says' | 'before' | 'behind', string[]>
}

interface Texts {
  [name: string]: string | string[] | string[][] | Texts
}

export function wordsData(language: Language): WordsData {
  return readData<WordsData>('words').get(language)!
}

/** Texts as one person or several say them, to strangers or to friends. */
export function inOneVoice<T>(texts: T, voice: Voice, form: AddressForm): T {
  if (typeof texts === 'string') return addressedAs(form, spokenBy(voice, texts)) as T
  if (Array.isArray(texts)) return texts.map((text) => inOneVoice(text, voice, form)) as T
  return Object.fromEntries(
    Object.entries(texts as object).map(([name, text]) => [name, inOneVoice(text, voice, form)])
  ) as T
}
