import type { Desk } from '#designer/commands/desk'
import type { SortsOf } from '#designer/commands/language/words'
import { find } from '#designer/commands/targets/find'
import { folded } from '#designer/renderer/reading/words'

/** What sorts of things some words mean on this page; the same words are looked for once. */
export function sortsOn(desk: Desk): SortsOf {
  const known = new Map<string, string[]>()
  const { reading } = desk
  const seen = reading.once('seen', () => reading.parts.map(({ words }) => folded(words)))
  return (slot) => {
    const key = `${slot.isQuoted} ${slot.text}`
    const sorts = known.get(key) ?? [...new Set(find(desk, slot).map(({ is }) => is as string))]
    if (
      !known.has(key) &&
      slot.text.length > 2 &&
      seen.some((text) => holds(text, folded(slot.text)))
    )
      sorts.push('exact', ...(isTold(slot) ? ['words'] : []))
    known.set(key, sorts)
    return sorts
  }
}

/** Words of the page rather than a name for something: quoted, or with a capital or a figure. */
function isTold({ text, isQuoted }: { text: string; isQuoted: boolean }): boolean {
  return isQuoted || (/[\p{Lu}\d]/u.test(text) && text.length > 3) || text.split(' ').length > 2
}

function holds(text: string, words: string): boolean {
  const at = text.indexOf(words)
  if (at < 0) return false
  const isEdge = (letter: string | undefined) => !letter || !/[\p{L}\p{N}]/u.test(letter)
  return isEdge(text[at - 1]) && isEdge(text[at + words.length])
}
