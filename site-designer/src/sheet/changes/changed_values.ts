import { heldIn, type Cell } from '#designer/sheet/cells'
import type { Stretch, Value } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/** The values of a cell after a person entered `given`, a list or one value. */
export function changedValues(cell: Cell, given: unknown): Value<unknown>[] {
  const isEmpty = [null, undefined, '', false].includes(given as null)
  return changedList(heldIn(cell), isEmpty ? [] : [given].flat())
}

/** The list that a person entered, without duplicates; a value that was there keeps its source. */
export function changedList<T>(old: readonly Value<T>[], values: readonly T[]): Value<T>[] {
  const list: Value<T>[] = []
  for (const value of values) {
    if (list.some((other) => isSame(other.value, value))) continue
    const known = old.find((other) => isSame(other.value, value))
    list.push(known ?? edited(value))
  }
  return list
}

/** A value that the person entered; `from` is where the prompt says it. */
export function edited<T>(value: T, from?: Stretch): Value<T> {
  return { value, source: 'edited', ...(from ? { from } : {}) }
}
