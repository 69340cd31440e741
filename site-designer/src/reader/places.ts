import { emptyPlace, type Place } from '#designer/sheet/sheet'
import type { Reading } from '#designer/reader/reading'

/**
 * The place that something at this offset belongs to: the last one that is named at or before it,
 * else the first. Where none is known yet there is one now.
 */
export function placeAt(reading: Reading, at: number): Place {
  const { where } = reading.sheet
  if (where.length === 0) where.push(emptyPlace())
  return where.findLast((place) => startOf(place) <= at) ?? where[0]
}

/** Where the prompt begins to speak of a place. */
export function startOf({ label, street_address: street, locality }: Place): number {
  return Math.min(...[label, street, locality].map((value) => value?.from?.[0] ?? Infinity))
}
