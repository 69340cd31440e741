import { entriesIn, writtenEntries, type FrozenEntry } from './snapshot.ts'
import { textChanges } from './text_changes.ts'

export interface Difference {
  title: string
  /** Lines that went, with `- `, and lines that came, with `+ `. */
  changes: string[]
}

/** The entries that differ from the frozen ones, including those of which there is only one. */
export function differences(frozen: string, now: readonly FrozenEntry[]): Difference[] {
  const was = linesByTitle(entriesIn(frozen))
  // Read back, so that both have the same spaces.
  const is = linesByTitle(entriesIn(writtenEntries(now)))
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((title) => {
    const changes = textChanges(was.get(title) ?? [], is.get(title) ?? [])
    const isOnlyOne = !was.has(title) || !is.has(title)
    return changes.length > 0 || isOnlyOne ? [{ title, changes }] : []
  })
}

function linesByTitle(entries: readonly FrozenEntry[]): Map<string, string[]> {
  return new Map(entries.map(({ title, lines }) => [title, lines]))
}
