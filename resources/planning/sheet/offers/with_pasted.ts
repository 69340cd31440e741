import type { PastedGroup } from './pasted_items.ts'

/** The groups with a pasted list inserted at a row, or at the end. */
export function withPasted(
  groups: readonly PastedGroup[],
  pasted: readonly PastedGroup[],
  at?: { group: number; row: number }
): PastedGroup[] {
  const filled = groups.map(({ items, ...group }) => ({ ...group, items }))
  const [first, ...others] = pasted
  if (!first) return filled
  const here = at?.group ?? filled.length - 1
  const target = filled[here]
  // A list with a heading starts a new group, unless the group is empty.
  const isBlank = !target?.name && (target?.items ?? []).every(({ name }) => !name)
  if (!target || (first.name !== undefined && !isBlank)) {
    return [...filled.slice(0, here + 1), ...pasted, ...filled.slice(here + 1)].filter(hasItems)
  }
  // An empty row is replaced: the named one, or the last.
  const last = target.items.length - 1
  const row = at?.row ?? (target.items[last]?.name === '' ? last : last + 1)
  const isRowBlank = target.items[row] !== undefined && !target.items[row].name
  const items = target.items.toSpliced(row, isRowBlank ? 1 : 0, ...first.items)
  filled[here] = { ...target, ...(first.name !== undefined && { name: first.name }), items }
  return [...filled.slice(0, here + 1), ...others, ...filled.slice(here + 1)]
}

function hasItems({ name, items }: PastedGroup): boolean {
  return Boolean(name) || items.length > 0
}
