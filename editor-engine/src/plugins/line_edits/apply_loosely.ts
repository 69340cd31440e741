import { diff } from './diff.ts'
import { reindent } from './indentation.ts'

export interface Loosely {
  readonly search: readonly string[]
  readonly replace: readonly string[]
  /** The text of the page where the search matched. */
  readonly found: readonly string[]
}

/**
 * The found lines after the edit. A line that the edit only quotes stays as it is on the page, in
 * whatever form it was quoted; only changed lines are written.
 */
export function applyLoosely({ search, replace, found }: Loosely): string[] {
  const written = reindent(replace, search, found)
  const places = placesOf(search, found)
  const out: string[] = []
  let i = 0
  let next = 0
  const keep = (until: number, line: number) => {
    for (; i < until; i++, line++) {
      const place = places[i]
      if (place === undefined) {
        out.push(written[line])
        continue
      }
      // Lines of the page between two quoted lines belong to them.
      if (next <= place && i > 0 && places[i - 1] !== undefined)
        out.push(...found.slice(next, place))
      out.push(found[place])
      next = place + 1
    }
  }
  let done = 0
  for (const { aFrom, aTo, bFrom, bTo } of diff(search, replace)) {
    keep(aFrom, done)
    out.push(...written.slice(bFrom, bTo))
    i = aTo
    done = bTo
    const last = places.slice(aFrom, aTo).findLast((place) => place !== undefined)
    if (last !== undefined) next = last + 1
  }
  keep(search.length, done)
  return out
}

/** For every searched line, the found line that it matches. */
function placesOf(search: readonly string[], found: readonly string[]): (number | undefined)[] {
  if (search.length === found.length) return search.map((_, i) => i)
  const places: (number | undefined)[] = search.map(() => undefined)
  let i = 0
  let j = 0
  const end = { aFrom: search.length, aTo: search.length, bFrom: found.length, bTo: found.length }
  const trimmed = (lines: readonly string[]) => lines.map((line) => line.trim())
  for (const { aFrom, aTo, bTo } of [...diff(trimmed(search), trimmed(found)), end]) {
    for (; i < aFrom; i++, j++) places[i] = j
    i = aTo
    j = bTo
  }
  return places
}
