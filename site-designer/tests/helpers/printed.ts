import { copyIn } from '#designer/copy/copy_in'
import { draftPlan } from '#designer/outline/draft'
import type { Hours } from '#designer/facts/hours'
import { hoursLine, hoursRows, openings, weekBoard } from '#designer/fill/schedule'
import { fillPlan } from '#designer/fill/plan'
import { renderPage } from '#designer/renderer/tagged'
import { weekdays, type OpeningHours } from '#designer/sheet/sheet'
import type { Printer } from '#designer/sheet/update_page'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

/** A page as the designer prints it from a sample request. */
export function samplePage(name: string): string {
  return renderPage(fillPlan(draftPlan(sampleRequests[name])), 1)
}

/** How the designer words what stands on a sheet. */
export const printer: Printer = {
  address: ({ street_address: street, locality }, { contact }) => {
    if (!street || contact.refused.some(({ value }) => value === 'address')) return undefined
    return [street.value, locality?.value].filter(Boolean).join(', ')
  },
  hours(told, { wishes }) {
    const copy = copyIn(wishes.language.value === 'tr' ? 'tr' : 'en')
    const hours = asHours(told)
    const isKnown = hours.open.length + hours.closed.length > 0
    return {
      weeks: isKnown ? [hoursRows(hours, copy), weekBoard(hours, copy)] : [],
      line: isKnown ? hoursLine(hours, copy) : '',
      openings: openings(hours) ?? [],
    }
  },
  lines: (lines) => lines.map((name) => ({ name })),
  texts: () => ({}),
}

function asHours(told: OpeningHours): Hours {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const spans = new Map<string, number[]>()
  const closed: number[] = []
  for (const [day, name] of weekdays.entries()) {
    const hours = told[name]?.value
    if (hours?.spans.length === 0) closed.push(day)
    for (const { opens, closes } of hours?.spans ?? []) {
      const key = `${opens}-${closes}`
      spans.set(key, [...(spans.get(key) ?? []), day])
    }
  }
  const open = Array.from(spans, ([key, days]) => {
    const [from, to] = key.split('-').map(minutes)
    return { days, from, to }
  })
  return { open, closed, twelve: false }
}
