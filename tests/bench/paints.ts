/** What Chromium writes into a trace. */
export interface TraceEvent {
  name: string
  pid: number
  /** Microseconds, of one clock for all processes. */
  ts: number
  dur?: number
  args?: { data?: { type?: string } }
}

/**
 * For each event of this type in the app's process, the milliseconds until another process, that of the
 * page in the frame, has painted what came of it.
 */
export function paintsAfter(events: readonly TraceEvent[], type: string): number[] {
  const dispatched = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === type
  )
  const paints = events
    .filter(({ name, dur }) => name === 'Paint' && dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts)
  return dispatched.flatMap(({ pid, ts }) => {
    const next = paints.find((paint) => paint.pid !== pid && paint.ts > ts)
    return next ? [(next.ts + next.dur! - ts) / 1_000] : []
  })
}
