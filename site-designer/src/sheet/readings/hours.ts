import { hoursSaid } from '#designer/sheet/claims/hours_said'
import type { Loose } from '#designer/sheet/readings/loose'
import type { Quoted } from '#designer/sheet/readings/quoted'
import { weekdays, type DayHours, type Place } from '#designer/sheet/sheet'

/** Several rows of one day are its several spans. */
export function readHours(
  { opening_hours: hours }: Place,
  rows: readonly Loose[],
  quoted: Quoted
): void {
  for (const row of rows) {
    const told = dayHours(row)
    const words = quoted.quoteOf(row)
    if (!told || !words || !hoursSaid(told, words)) continue
    const value = quoted.value(row, 'where.opening_hours', told)
    if (!value) continue
    for (const day of weekdays.filter((one) => row.texts('days').includes(one))) {
      const known = hours[day]
      if (!known) hours[day] = structuredClone(value)
      else known.value.spans.push(...value.value.spans)
    }
  }
}

function dayHours(row: Loose): DayHours | undefined {
  const [opens, closes, text] = [row.text('opens'), row.text('closes'), row.text('text')]
  if (opens && closes) return { spans: [{ opens, closes }] }
  if (text) return { spans: [], text }
  return row.yes('closed') ? { spans: [] } : undefined
}
