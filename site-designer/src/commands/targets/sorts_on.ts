import type { Desk } from '#designer/commands/desk'
import type { SortsOf } from '#designer/commands/language/loose'
import { find } from '#designer/commands/targets/find'

/** What sorts of things some words mean on this page; the same words are looked for once. */
export function sortsOn(desk: Desk): SortsOf {
  const known = new Map<string, string[]>()
  return (slot) => {
    const key = `${slot.isQuoted} ${slot.text}`
    const sorts = known.get(key) ?? [...new Set(find(desk, slot).map(({ is }) => is))]
    known.set(key, sorts)
    return sorts
  }
}
