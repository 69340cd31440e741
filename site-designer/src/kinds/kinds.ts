import { allKinds, neutralKind } from '#designer/kinds/all'
import { questionsOf, type Question } from '#designer/kinds/questions'
import type { Language } from '#designer/text/language'

/** What a website can be for. */
export interface ListedKind {
  id: string
  /** As one speaks of it: "bakery". */
  label: string
  questions: Question[]
}

/** Every kind, in the order of the alphabet; named in English where `language` has no names yet. */
export function kinds(language: string): ListedKind[] {
  const spoken: Language = language === 'tr' ? 'tr' : 'en'
  return allKinds()
    .filter(({ id }) => id !== neutralKind)
    .map((kind) => ({
      id: kind.id,
      label: kind.words(spoken).noun,
      questions: questionsOf(kind, spoken),
    }))
    .sort((one, other) => one.label.localeCompare(other.label, spoken))
}
