import { emptyPlace, startOf, type Place } from '#designer/sheet/sheet'
import type { Reading } from '#designer/reader/reading'

/**
 * The place that something at this offset belongs to: the last one that is named at or before it,
 * else the first. Where none is known yet there is one now.
 */
export function placeAt(reading: Reading, at: number): Place {
  const { where } = reading.sheet
  const number = placeNumberAt(reading, at)
  while (where.length <= number) where.push(emptyPlace())
  return where[number]
}

/** Its number in `where`. */
export function placeNumberAt(reading: Reading, at: number): number {
  const { where } = reading.sheet
  const starts = where.map(startOf)
  const number = starts.findLastIndex((start) => start <= at)
  return Math.max(0, number)
}
