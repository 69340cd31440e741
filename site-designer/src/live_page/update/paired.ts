interface Pairs<T> {
  /** The same before and now. */
  kept: [T, T][]
  changed: [T, T][]
  gone: T[]
  fresh: T[]
}

/**
 * What became of the entries of a list: what is the same has not changed, wherever it stands; then
 * those of one name belong together, then those at one place of the list.
 */
export function paired<T>(
  before: readonly T[],
  now: readonly T[],
  { isSame, isNamed }: Record<'isSame' | 'isNamed', (one: T, other: T) => boolean>
): Pairs<T> {
  const [left, waiting] = [new Set(before), new Set(now)]
  const meet = (isPair: (one: T, other: T) => boolean) =>
    [...waiting].flatMap((other): [T, T][] => {
      const one = [...left].find((candidate) => isPair(candidate, other))
      if (one === undefined) return []
      left.delete(one)
      waiting.delete(other)
      return [[one, other]]
    })
  const kept = meet(isSame)
  const changed = [
    ...meet(isNamed),
    ...meet((one, other) => before.indexOf(one) === now.indexOf(other)),
  ]
  return { kept, changed, gone: [...left], fresh: [...waiting] }
}
