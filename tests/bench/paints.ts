/** What Chromium writes into a trace. */
export interface TraceEvent {
  name: string
  /** Microseconds. */
  ts: number
  dur?: number
  args?: { data?: { type?: string; frame?: string }; beginData?: { frame?: string } }
}

/**
 * For each event of this type the milliseconds until what came of it in the page's frame was drawn: the
 * first styles that were worked out there, and the layers that were made of the page after them. Both
 * frames are painted together, under the name of the outer one.
 */
export function drawnAfter(events: readonly TraceEvent[], type: string): number[] {
  const ordered = events.toSorted((a, b) => a.ts - b.ts)
  const outer = ordered.find(({ name }) => name === 'Paint')?.args?.data?.frame
  const styled = ordered.filter(
    ({ name, args }) => name === 'UpdateLayoutTree' && args?.beginData?.frame !== outer
  )
  const drawn = ordered.filter(({ name }) => name === 'Layerize')
  return ordered
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type)
    .flatMap(({ ts }) => {
      const changed = styled.find((one) => one.ts > ts)
      const end = changed && drawn.find((one) => one.ts > changed.ts)
      return end ? [(end.ts + (end.dur ?? 0) - ts) / 1_000] : []
    })
}
