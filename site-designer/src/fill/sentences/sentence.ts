import { languageOf } from '#designer/fill/business'
import { saysOnlyWay } from '#designer/fill/sentences/says_only_way'
import { tidied } from '#designer/fill/sentences/tidy'
import { sentencesOf } from '#designer/language/sentences'
import type { Sheet } from '#designer/sheet/sheet'

/** Where a sentence stands on a page, or why it stands nowhere: the one or the other, and once. */
export type Role =
  /** It holds no words, or names in capitals what has a heading anyway: "EDUCATION". */
  | 'label'
  /** It says only how to get in touch: "Bookings: 0761 98765". A button says so. */
  | 'asked'
  /** A field of the sheet says the same. */
  | 'elsewhere'
  /** The headline of a page that has no name. */
  | 'title'
  /** Below the title. */
  | 'lede'
  /** Beside the form. */
  | 'contact'
  /** Below the list of prices. */
  | 'prices'
  /** Below the opening hours. */
  | 'hours'
  /** In a section of its own, under a heading. */
  | 'topic'
  /** A line of the list of what is done. */
  | 'listed'
  /** Among what is good to know. */
  | 'known'
  | 'story'

/** A sentence of the person's text about it, or a line of what is good to know. */
export interface Sentence {
  typed: string
  /** As it stands on the page. */
  text: string
  role: Role
  /** The number of its line in the text about it; a line of what is good to know has none. */
  paragraph?: number
}

/** All sentences in their order. Until another place takes them, those of the text are the story. */
export function sentencesOn(sheet: Sheet): Sentence[] {
  const language = languageOf(sheet)
  const told = (sheet.own_words.about?.value ?? '').split('\n').flatMap((line, paragraph) =>
    sentencesOf(line.trim()).map((typed): Sentence => {
      const text = tidied(typed, sheet, language)
      return { typed, text, role: roleByForm(typed, text, sheet), paragraph }
    })
  )
  const known = sheet.good_to_know.map(
    ({ value }): Sentence => ({ typed: value, text: tidied(value, sheet, language), role: 'known' })
  )
  return [...told, ...known]
}

const inCapitals = /^\p{Lu}{3,}:?$/u

function roleByForm(typed: string, text: string, sheet: Sheet): Role {
  if (text === '' || inCapitals.test(typed)) return 'label'
  return saysOnlyWay(typed, sheet) ? 'asked' : 'story'
}

export function withRole(sentences: readonly Sentence[], role: Role): Sentence[] {
  return sentences.filter((one) => one.role === role)
}

export const textsOf = (sentences: readonly Sentence[]): string[] =>
  sentences.map(({ text }) => text)
