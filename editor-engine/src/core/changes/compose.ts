import type { Change } from './change.ts'

/**
 * `second` expressed in offsets of the text before `first`. Both are processed as a sequence of pieces
 * of the text between them: `first` keeps or inserts a piece, `second` keeps or deletes it.
 */
export function compose(first: readonly Change[], second: readonly Change[]): Change[] {
  const out: Change[] = []
  /** Offset in the text before `first`. */
  let old = 0
  /** Offset in the text between the two sets. */
  let middle = 0
  let i = 0
  /** How many characters of first[i]'s insertion have been passed. */
  let used = 0

  const passInsertion = (until: number, keep: boolean) => {
    const { to, insert } = first[i]
    const count = Math.min(insert.length - used, until - middle)
    if (keep && count) out.push({ from: old, to: old, insert: insert.slice(used, used + count) })
    used += count
    middle += count
    if (used < insert.length) return
    if (to > old) out.push({ from: old, to, insert: '' })
    old = to
    used = 0
    i++
  }

  /** Advances to `until` in the text between, keeping or deleting the pieces on the way. */
  const walk = (until: number, keep: boolean) => {
    while (middle < until) {
      const next = i < first.length ? first[i].from : Infinity
      if (old === next) {
        passInsertion(until, keep)
        continue
      }
      const count = Math.min(until - middle, next - old)
      if (!keep) out.push({ from: old, to: old + count, insert: '' })
      old += count
      middle += count
    }
  }

  for (const { from, to, insert } of second) {
    walk(from, true)
    if (insert) out.push({ from: old, to: old, insert })
    walk(to, false)
  }
  while (i < first.length) {
    old = first[i].from
    passInsertion(Infinity, true)
  }
  return out
}
