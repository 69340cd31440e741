import type { Instruction } from '#designer/instructions/instruction'
import type { Named } from '#designer/instructions/labels'

/** What the plan answers to feedback, in one language. */
export interface ReviseTexts {
  added: (section: Named) => string
  thereAlready: (section: Named) => string
  takenOut: (section: Named) => string
  notThere: (section: Named) => string
  heroStays: string
  frameStays: (section: Named) => string
  pricesGone: string
  moved: (section: Named, number: number) => string
  staysThere: (section: Named) => string
  layout: (section: Named) => string
  oneLayout: (section: Named) => string
  surface: (section: Named, words: string) => string
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
  hours: string
  trade: (trade: string) => string
  offers: (names: string[]) => string
  gone: (names: string[]) => string
  form: string
  noForm: string
  classes: (count: number) => string
  noted: (words: string) => string
  ownWords: string
  stays: (words: string) => string
  /** Read, and not a matter of the plan. */
  later: (words: string) => string
  /** Two or three things it could mean. */
  which: (words: string, readings: string[]) => string
}

/** Instructions about the finished page, which a plan does not have yet. */
export const later: Instruction['do'][] = [
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
