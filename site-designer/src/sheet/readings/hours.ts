import { areHoursStated } from '#designer/sheet/claims/hours_stated'
import type { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import type { QuotedPrompt } from '#designer/sheet/readings/quoted_prompt'
import { weekdays, type DayHours, type Place } from '#designer/sheet/sheet'

/**
 * Reads opening hours; several rows for one day are its spans. What a row says beside its times ("every
 * other Saturday") is a note on the hours.
 */
export function readHours(
  { opening_hours: hours }: Place,
  rows: readonly UntrustedAnswer[],
  quoted: QuotedPrompt
): void {
  for (const row of rows) {
    const stated = dayHours(row)
    const words = quoted.quoteOf(row)
    if (!stated || !words || !areHoursStated(stated, words)) continue
    const value = quoted.value(row, 'where.opening_hours', stated)
    if (!value) continue
    for (const day of weekdays.filter((one) => row.texts('days').includes(one))) {
      const known = hours[day]
      if (!known) hours[day] = structuredClone(value)
      else known.value.spans.push(...value.value.spans)
    }
    const beside = stated.spans.length > 0 ? row.text('text') : undefined
    const note = quoted.value(row, 'where.opening_hours.notes', beside, beside)
    if (note) hours.notes.push(note)
  }
}

function dayHours(row: UntrustedAnswer): DayHours | undefined {
  const [opens, closes, text] = [row.text('opens'), row.text('closes'), row.text('text')]
  if (opens && closes) return { spans: [{ opens, closes }] }
  if (text) return { spans: [], text }
  return row.yes('closed') ? { spans: [] } : undefined
}
