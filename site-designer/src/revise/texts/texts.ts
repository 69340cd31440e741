import type { Instruction } from '#designer/instructions/instruction'
import type { Named } from '#designer/instructions/labels'

/** What is answered to feedback, in one language. */
export interface ReviseTexts {
  added: (section: Named) => string
  thereAlready: (section: Named) => string
  takenOut: (section: Named) => string
  /** It was not on the page, and it will not be. */
  staysOut: (section: Named) => string
  heroStays: string
  frameStays: (section: Named) => string
  pricesGone: string
  moved: (section: Named, number: number) => string
  staysThere: (section: Named) => string
  theme: { light: string; dark: string }
  themeAlready: { light: string; dark: string }
  color: (words: string) => string
  tone: (words: string, hex: string) => string
  toneEnds: (words: string) => string
  headings: (font: string) => string
  reading: (font: string) => string
  corners: (px: number) => string
  direction: (words: string) => string
  directionSuits: (mood: string) => string
  directionChosen: (mood: string) => string
  fact: (fact: Named, value: string) => string
  /** Hours that no week grid can hold. */
  hoursNote: (value: string) => string
  trade: (trade: string) => string
  offers: (names: string[]) => string
  gone: (names: string[]) => string
  form: string
  noForm: string
  noted: (words: string) => string
  ownWords: string
  stays: (words: string) => string
  /** Read, and a matter of the finished page. */
  later: (words: string) => string
  /** Two or three things it could mean. */
  which: (words: string, readings: string[]) => string
}

/** Instructions about the finished page, which is not there yet. */
export const ofThePage: Instruction['do'][] = [
  'change_layout',
  'set_surface',
  'add_words',
  'set_text',
  'replace_words',
  'remove_part',
  'set_style',
  'set_link',
  'add_field',
  'remove_field',
  'shorten',
  'set_look',
]
