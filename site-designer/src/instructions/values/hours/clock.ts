/** A time as it was written: "9", "9.30", "09:00", "5pm". */
export interface Clock {
  /** Minutes after midnight, of a bare "5" those of the morning. */
  at: number
  half?: 'am' | 'pm'
  /** Whether it can only be meant in one way: "17", "09:00" and "5pm", and not "5". */
  exact: boolean
}

/** Minutes after midnight; `to` may lie behind the next one. */
export interface Span {
  from: number
  to: number
}

const noon = 12 * 60
const day = 24 * 60
/** "6-9" may be the morning or the evening; nobody opens before that without saying so. */
const dawn = 6 * 60
const morning = 8 * 60
const longest = 18 * 60

/**
 * From when to when, as far as the words leave no doubt: of "6-9" nobody knows which half of the
 * day. `after` is when the span before it on the same day ended.
 */
export function spanOf(from: Clock, to: Clock, after?: number): Span | undefined {
  const start = startOf(from, to, after)
  if (start === undefined || start >= day) return undefined
  const end = endOf(to, start)
  const isWhole = start === 0 && end === day
  return isWhole || end - start <= longest ? { from: start, to: end } : undefined
}

/** When something that begins at `start` ends: the next time that the clock shows it. */
function endOf(to: Clock, start: number): number {
  const ends = to.exact ? [to.at, to.at + day] : [to.at, to.at + noon, to.at + day]
  return ends.find((end) => end > start) ?? to.at + 2 * day
}

function startOf(from: Clock, to: Clock, after?: number): number | undefined {
  if (from.exact) return from.at
  const later = from.at < noon ? from.at + noon : from.at
  if (to.half) {
    // "9-10am", "4-5pm": what stands behind the second holds for both, unless it cannot.
    const [same, other] = to.half === 'pm' ? [later, from.at] : [from.at % noon, later]
    return same < (to.at || day) ? same : other
  }
  if (to.exact) return from.at
  if (after !== undefined && from.at < after) return later
  if (from.at < dawn) return later
  const isDoubtful = from.at < morning && to.at > from.at && to.at <= noon
  return isDoubtful ? undefined : from.at
}
