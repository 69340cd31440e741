import type { Change } from './change.ts'

/**
 * `changes` as they read once `over` has been applied. An insertion keeps to the place where its
 * change begins; a deletion shrinks to what `over` left of it and spares what `over` put there.
 */
export function map(
  changes: readonly Change[],
  over: readonly Change[],
  before: boolean
): Change[] {
  const out: Change[] = []
  let i = 0
  /** Growth by the changes of `over` that lie wholly before the one at hand. */
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
    // What is left of from..to, in pieces between the changes of `over`.
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
