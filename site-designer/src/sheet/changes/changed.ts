import type { Value } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/** The value that a person gives; one that stays the same keeps where it came from. */
export function changedValue<T>(
  old: Value<T> | undefined,
  value: T | null | undefined
): Value<T> | undefined {
  if (value === null || value === undefined || value === '' || value === false) return undefined
  return old && isSame(old.value, value) ? old : { value, source: 'edited' }
}

/** The list that a person gives, each value once. */
export function changedList<T>(old: readonly Value<T>[], values: readonly T[]): Value<T>[] {
  const list: Value<T>[] = []
  for (const value of values) {
    if (list.some((other) => isSame(other.value, value))) continue
    const known = old.find((other) => isSame(other.value, value))
    list.push(known ?? { value, source: 'edited' })
  }
  return list
}
