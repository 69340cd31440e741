import type { Pieces } from '#designer/facts/opening/pieces'

/** Where among the pieces a span has its days, and whom it is for. */
export interface Bound {
  days?: number
  /** A span before it that has the days. */
  again?: number
  label?: number
}

/** What stands before a span: "ladies Mon 10-4", "Mon 9-12 and 1-5". */
export function inFront(pieces: Pieces, at: number): Bound {
  const trailing = pieces.trails(at + 1) ? at + 1 : undefined
  const leading = pieces.leads(at - 1) ? at - 1 : undefined
  const near = (leading ?? at) - 1
  if (pieces.is(near, 'days') && pieces.joined(near, pieces.words.lead)) {
    const label = leading ?? (pieces.leads(near - 1) ? near - 1 : undefined)
    // "Shop open Sundays 10-12, March to October": whose they are is known.
    const isRoom = label !== undefined && pieces.is(label, 'room')
    return { days: near, label: isRoom ? (trailing ?? label) : (label ?? trailing) }
  }
  const label = leading ?? trailing
  const again = pieces.trails(near) ? near - 1 : near
  if (!pieces.is(again, 'span') || !pieces.joined(near, pieces.words.further)) return { label }
  const own = behind(pieces, at)
  const isOfNext = pieces.is(at + 2, 'span') && pieces.joined(at + 1, pieces.words.lead)
  return own.days !== undefined && !isOfNext ? own : { again, label }
}

/** What stands behind a span: "9-5 Mon-Fri", "9-12 and 1-5 on weekdays". */
export function behind(pieces: Pieces, at: number): Bound {
  const { words } = pieces
  const last = pieces.trails(at + 1) ? at + 1 : at
  const label = pieces.leads(at - 1) ? at - 1 : last > at ? last : undefined
  if (pieces.is(last + 1, 'span') && pieces.joined(last, words.further))
    return { ...behind(pieces, last + 1), ...(label === undefined ? {} : { label }) }
  if (!pieces.is(last + 1, 'days') || !pieces.joined(last, words.follow)) return { label }
  // "Tuesday toddlers 9.30-11.30, Wednesday …": behind the comma stands the next day.
  const isOfNext = pieces.between(last).includes(',') && isOfDayInFront(pieces, at)
  return isOfNext || words.shut.test(pieces.behind(last + 1))
    ? { label }
    : { days: last + 1, label }
}

function isOfDayInFront(pieces: Pieces, at: number): boolean {
  return pieces.is(at - 1, 'days') && !/[,;.\n]/.test(pieces.between(at - 1))
}
