import { allKinds } from '#designer/kinds/all'
import type { Kind, SheetGroup } from '#designer/kinds/kind'
import { questionsOf, type Question } from '#designer/kinds/questions'

/** What a website can be for, as a person picks it from a list. */
export interface ListedKind {
  id: string
  /** As one speaks of it: "bakery". */
  label: string
  /** What else such a business is called, in the language of the page and in English. */
  nouns: string[]
  /** Of a trade: the kind under which it stands. */
  refines?: string
  /** The groups of the form in the order that suits it. */
  groups: SheetGroup[]
  questions: Question[]
}

/** Every kind with its trades behind it, both in the order of the alphabet. */
export function kinds(language: string): ListedKind[] {
  const listed = allKinds()
    .map((kind) => asListed(kind, language))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  return listed
    .filter(({ refines }) => refines === undefined)
    .flatMap((kind) => [kind, ...listed.filter(({ refines }) => refines === kind.id)])
}

function asListed(kind: Kind, language: string): ListedKind {
  const { id, refines, groups } = kind
  const label = kind.words(language).noun
  const questions = questionsOf(kind, language)
  const nouns = [...new Set([...kind.nouns(language), ...kind.nouns('en')])]
  const called = nouns.map((noun) => noun.replace('!', '')).filter((noun) => noun !== label)
  return { id, label, nouns: called, ...(refines ? { refines } : {}), groups, questions }
}
