import type { Reading } from '../../../site-designer/src/reader/reading.ts'
import type { Stretch } from 'site-designer'
import type { Entry } from './expected.ts'
import { alike, isRight } from './matching.ts'
import { statedBySuggestion } from './stated.ts'

interface Counted {
  right: number
  wrong: number
}

/** How often what each rule found was what the list says, in the order of their names. */
export function countRules(
  read: { entry: Entry; claims: Reading['claims'] }[]
): [evidence: string, counted: Counted][] {
  const rules = new Map<string, Counted>()
  for (const { entry, claims } of read)
    for (const claimed of claims) {
      const counted = rules.get(claimed.evidence) ?? { right: 0, wrong: 0 }
      rules.set(claimed.evidence, counted)
      if (isSaid(entry, claimed)) counted.right++
      else counted.wrong++
    }
  return [...rules].sort(([one], [other]) => one.localeCompare(other))
}

/** A name is right only where the list calls it the name, and own words where nothing in them is private. */
function isSaid(entry: Entry, claimed: Reading['claims'][number]): boolean {
  const { name, facts } = entry
  if (claimed.field === 'own_words.about') return !isPrivate(entry, claimed.from)
  const stated = statedBySuggestion(claimed)
  const [first] = stated
  if (first?.field !== 'name')
    return stated.every((one) => facts.some((fact) => isRight(one, fact)))
  const names = facts.filter(({ field }) => field === 'name').map(({ value }) => value)
  return [...names, ...(name ? [name] : [])].some((one) => alike(first.text, one))
}

function isPrivate({ prompt, private: stretches }: Entry, [start, end]: Stretch): boolean {
  return stretches.some((stretch) => {
    for (let at = prompt.indexOf(stretch); at >= 0; at = prompt.indexOf(stretch, at + 1))
      if (at < end && at + stretch.length > start) return true
    return false
  })
}
