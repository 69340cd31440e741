import type { Change } from './change.ts'

/**
 * `changes` rebased on `over`. An insertion stays at the start of its change; a deletion is reduced to
 * the text that `over` left, and does not delete what `over` inserted.
 */
export function map(
  changes: readonly Change[],
  over: readonly Change[],
  before: boolean
): Change[] {
  const out: Change[] = []
  let i = 0
  /** Growth of the text by the changes of `over` that are completely before the current one. */
  let shift = 0
  for (const { from, to, insert } of changes) {
    while (i < over.length && over[i].to < from) {
      shift += over[i].insert.length - (over[i].to - over[i].from)
      i++
    }
    if (insert) {
      const at = placeOf(from, over, i, shift, before)
      out.push({ from: at, to: at, insert })
    }
    // The rest of from..to, in pieces between the changes of `over`.
    let at = from
    let moved = shift
    for (let j = i; at < to; j++) {
      const next = j < over.length ? over[j] : undefined
      if (!next || next.from >= to) {
        out.push({ from: at + moved, to: to + moved, insert: '' })
        break
      }
      if (next.from > at) out.push({ from: at + moved, to: next.from + moved, insert: '' })
      moved += next.insert.length - (next.to - next.from)
      at = next.to
    }
  }
  return out.sort((a, b) => a.from - b.from || a.to - b.to)
}

function placeOf(
  position: number,
  over: readonly Change[],
  start: number,
  shift: number,
  before: boolean
): number {
  let place = position + shift
  for (let i = start; i < over.length; i++) {
    const { from, to, insert } = over[i]
    if (from > position || (from === position && before)) break
    place += insert.length - (Math.min(to, position) - from)
  }
  return place
}
