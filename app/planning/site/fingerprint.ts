/** One place of a page: what stands there, and how it is set. */
export interface Place {
  what: string
  layout: string
  surface: string
  alignment: string
}

/** What a page is made of, as somebody sees it from far away. JSON. */
export interface Fingerprint {
  direction: string
  places: Place[]
}

/** Nearer than this two sites look like one. */
export const farEnough = 0.4

/** A head, a foot, or what the hero shows: it has a layout and nothing else. */
export function singlePlace(what: string, layout: string): Place {
  return { what, layout, surface: '', alignment: '' }
}

/**
 * How many of the places differ, from 0 (the same page) to 1: the cost of turning one into the
 * other over the length of the longer. To put in, take out or replace a section costs 1. The same
 * section set differently costs as much as differs: its layout half, its surface three tenths, its
 * alignment two, since what there is to say is given by the facts and only the setting is chosen.
 */
export function structuralDistance(one: Place[], other: Place[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, place] of one.entries()) {
    const next = [at + 1]
    for (const [column, against] of other.entries()) {
      next.push(
        Math.min(row[column + 1] + 1, next[column] + 1, row[column] + costOf(place, against))
      )
    }
    row = next
  }
  return row[other.length] / Math.max(one.length, other.length, 1)
}

function costOf(one: Place, other: Place): number {
  if (one.what !== other.what) return 1
  if (one.surface === '' && other.surface === '') return one.layout === other.layout ? 0 : 1
  const layout = one.layout === other.layout ? 0 : 0.5
  const surface = one.surface === other.surface ? 0 : 0.3
  const alignment = one.alignment === other.alignment ? 0 : 0.2
  return layout + surface + alignment
}
