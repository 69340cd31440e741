import { isSame } from '#designer/sheet/values'

export interface Pairs<T> {
  /** What is there as before. */
  kept: T[]
  /** Before and now. */
  changed: [T, T][]
  gone: T[]
  fresh: T[]
}

/**
 * What became of the entries of a list: those of one name belong together, then those at one place
 * of the list. Whatever is the same in both has not changed, wherever it stands.
 */
export function paired<T>(before: T[], now: T[], nameOf: (one: T) => string): Pairs<T> {
  const pairs: Pairs<T> = { kept: [], changed: [], gone: [], fresh: [] }
  const left: (T | undefined)[] = [...before]
  const waiting: (T | undefined)[] = [...now]
  const meet = (isPair: (one: T, other: T) => boolean, take: (one: T, other: T) => void) => {
    waiting.forEach((other, at) => {
      if (other === undefined) return
      const known = left.findIndex((one) => one !== undefined && isPair(one, other))
      if (known < 0) return
      take(left[known]!, other)
      left[known] = undefined
      waiting[at] = undefined
    })
  }
  meet(isSame, (one) => pairs.kept.push(one))
  const change = (one: T, other: T) => pairs.changed.push([one, other])
  meet((one, other) => nameOf(one) === nameOf(other), change)
  waiting.forEach((other, at) => {
    const one = left[at]
    if (one === undefined || other === undefined) return
    change(one, other)
    left[at] = undefined
    waiting[at] = undefined
  })
  pairs.gone = left.filter((one) => one !== undefined)
  pairs.fresh = waiting.filter((one) => one !== undefined)
  return pairs
}
