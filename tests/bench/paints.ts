/** An event in a trace of Chromium. */
export interface TraceEvent {
  name: string
  /** Microseconds. */
  ts: number
  dur?: number
  pid?: number
  tid?: number
  args?: {
    data?: { type?: string; frame?: string; functionName?: string; isOutermostMainFrame?: boolean }
  }
}

/** The time from one input until it is drawn, in milliseconds. */
export interface Drawn {
  /** From the event until the layers of the changed frame were made. */
  total: number
  /** The working time in it: in the editor until the frame got the message, then in the frame. */
  worked: number
}

/** The drawing time of each event of this type that changed the page's frame. */
export function drawnAfter(events: readonly TraceEvent[], type: string): Drawn[] {
  const ordered = events.toSorted((a, b) => a.ts - b.ts)
  const layered = ordered.filter(({ name }) => name === 'Layerize')
  const outer = layered.find(({ args }) => args?.data?.isOutermostMainFrame)?.args?.data?.frame
  const messages = ordered.filter(
    ({ name, args }) =>
      name === 'FunctionCall' &&
      args?.data?.frame !== outer &&
      args?.data?.functionName?.endsWith('.onmessage')
  )
  return ordered
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
    .flatMap((event) => {
      const arrival = messages.find(({ ts }) => ts > event.ts)
      const layers =
        arrival && layered.find(({ ts, pid }) => ts > endOf(arrival) && pid === arrival.pid)
      if (!layers) return []
      const worked =
        busy(ordered, event, event.ts, arrival.ts) +
        busy(ordered, arrival, arrival.ts, endOf(layers))
      return [{ total: (endOf(layers) - event.ts) / 1_000, worked: worked / 1_000 }]
    })
}

/** The working time of the thread of `event` between two moments. */
function busy(events: readonly TraceEvent[], event: TraceEvent, from: number, to: number): number {
  return events
    .filter((one) => one.name === 'RunTask' && one.pid === event.pid && one.tid === event.tid)
    .reduce(
      (sum, task) => sum + Math.max(0, Math.min(to, endOf(task)) - Math.max(from, task.ts)),
      0
    )
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}
