import type { Kind } from '#designer/kinds/kind'
import type { TextField } from '#designer/sheet/fields'

/** A short question about a business: a chip that is true or not, or a line to fill in. */
export interface Question {
  /** Where the answer goes on the sheet. */
  field: TextField
  kind: 'chip' | 'text'
  label: string
  /** What the field gets when a chip is tapped; the label where it is missing. */
  value?: string
}

export function questionsOf(kind: Kind, language: string): Question[] {
  const { chips, questions } = kind.words(language)
  return [
    ...chips.map((label) => ({ field: 'good_to_know' as const, kind: 'chip' as const, label })),
    ...questions.map((question) => ({ ...question, kind: 'text' as const })),
  ]
}
