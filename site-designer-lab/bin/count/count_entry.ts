import type { Sheet } from 'site-designer'
import type { Entry, Fact } from './expected.ts'
import { alike, isRight, words } from './matching.ts'
import { statedBy, statedBySuggestion, type Stated } from './stated.ts'

export interface EntryCount {
  id: string
  filled: number
  right: number
  wrong: Stated[]
  /** Facts that were said, without the ambiguous ones. */
  said: number
  inField: number
  /** In its field, or suggested for it. */
  inFieldOrSuggested: number
  /** In no field, no suggestion, not in the own words and not among the unplaced. */
  lost: Fact[]
  name: 'right' | 'wrong' | 'suggested' | 'missing' | 'none'
  /** Wishes, refusals and talk that the sheet would publish. */
  published: string[]
}

export function countEntry(entry: Entry, sheet: Sheet): EntryCount {
  const stated = statedBy(sheet)
  const suggested = sheet.suggestions.flatMap(statedBySuggestion)
  const wrong = stated.filter((one) => !entry.facts.some((fact) => isRight(one, fact)))
  const facts = entry.facts.filter(({ ambiguous }) => !ambiguous)
  const isIn = (list: Stated[], fact: Fact) => list.some((one) => isRight(one, fact))
  const inField = facts.filter((fact) => isIn(stated, fact))
  const suggestedOnly = facts.filter((fact) => !isIn(stated, fact) && isIn(suggested, fact))
  return {
    id: entry.id,
    filled: stated.length,
    right: stated.length - wrong.length,
    wrong,
    said: facts.length,
    inField: inField.length,
    inFieldOrSuggested: inField.length + suggestedOnly.length,
    lost: facts.filter(
      (fact) => !isIn(stated, fact) && !isIn(suggested, fact) && !isKept(fact, entry, sheet)
    ),
    name: nameIn(entry, sheet),
    published: entry.private.filter((stretch) => publishes(sheet, stated, stretch)),
  }
}

/** Whether the stretch stands on the sheet word for word, to be published or to be placed. */
function isKept({ value }: Fact, { prompt }: Entry, sheet: Sheet): boolean {
  for (let at = prompt.indexOf(value); at >= 0; at = prompt.indexOf(value, at + 1)) {
    const parts = sheet.coverage.filter(({ from }) => from[0] < at + value.length && from[1] > at)
    if (parts.some(({ as }) => as === 'field' || as === 'unplaced')) return true
  }
  return false
}

function nameIn({ name, facts }: Entry, sheet: Sheet): EntryCount['name'] {
  const found = sheet.who.name?.value
  const same = (text: string) =>
    (name !== null && alike(text, name)) ||
    facts.some(({ field, value }) => field === 'name' && alike(text, value))
  if (found !== undefined) return same(found) ? 'right' : 'wrong'
  if (name === null) return 'none'
  const first = sheet.suggestions.find(({ field }) => field === 'who.name')
  return first && same(String(first.value)) ? 'suggested' : 'missing'
}

function publishes(sheet: Sheet, stated: Stated[], stretch: string): boolean {
  const published = [sheet.own_words.about?.value ?? '', ...stated.map(({ text }) => text)]
  const wanted = words(stretch)
  return published.some((text) => {
    if (text.includes(stretch) || linesOf(text).some((line) => stretch.includes(line))) return true
    const found = words(text)
    const common = [...wanted].filter((word) => found.has(word)).length
    return wanted.size >= 4 && found.size < 3 * wanted.size && common / wanted.size > 0.8
  })
}

/** Lines and sentences of three words and more: half of a wish is one too. */
function linesOf(text: string): string[] {
  return text.split(/\n|(?<=[.!?…]) /).filter((line) => line.split(/\s+/).length > 2)
}
