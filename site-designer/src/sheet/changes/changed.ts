import { heldIn, type Cell } from '#designer/sheet/cells'
import type { Value } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/** What a cell holds when a person gives it this, a list or one value; nothing empties it. */
export function changedValues(cell: Cell, given: unknown): Value<unknown>[] {
  const isNothing = [null, undefined, '', false].includes(given as null)
  return changedList(heldIn(cell), isNothing ? [] : [given].flat())
}

/** The list that a person gives, each value once; one that was there keeps where it came from. */
export function changedList<T>(old: readonly Value<T>[], values: readonly T[]): Value<T>[] {
  const list: Value<T>[] = []
  for (const value of values) {
    if (list.some((other) => isSame(other.value, value))) continue
    const known = old.find((other) => isSame(other.value, value))
    list.push(known ?? { value, source: 'edited' })
  }
  return list
}
