import { languageOf } from '#designer/fill/business'
import { saysOnlyWay } from '#designer/fill/sentences/says_only_way'
import { tidied } from '#designer/fill/sentences/tidy'
import { sentencesOf } from '#designer/language/sentences'
import type { Sheet } from '#designer/sheet/sheet'

/** Where a sentence stands on a page, or why it stands nowhere. */
export type Role =
  | 'title'
  | 'lede'
  | 'story'
  /** Good to know. */
  | 'known'
  /** A line of the list of what is done. */
  | 'listed'
  /** In a section of its own, under a heading. */
  | 'topic'
  | 'beside_form'
  | 'below_prices'
  | 'below_hours'
  /** A field of the sheet says the same. */
  | 'elsewhere'
  /** It says only how to get in touch, "Bookings: 0761 98765": a button does so. */
  | 'asked'
  /** "EDUCATION", where the section has a heading, or marks without a word. */
  | 'label'

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
  const known = sheet.good_to_know.map(({ value }): Sentence => ({
    typed: value,
    text: tidied(value, sheet, language),
    role: 'known',
  }))
  return [...told, ...known]
}

const IN_CAPITALS = /^\p{Lu}{3,}:?$/u

function roleByForm(typed: string, text: string, sheet: Sheet): Role {
  if (text === '' || IN_CAPITALS.test(typed)) return 'label'
  return saysOnlyWay(typed, sheet) ? 'asked' : 'story'
}

export function withRole(sentences: readonly Sentence[], role: Role): Sentence[] {
  return sentences.filter((one) => one.role === role)
}

export function isOfText({ paragraph }: Sentence): boolean {
  return paragraph !== undefined
}

export const textsOf = (sentences: readonly Sentence[]): string[] =>
  sentences.map(({ text }) => text)
