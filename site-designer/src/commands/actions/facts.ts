import { bySheet } from '#designer/commands/actions/by_sheet'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { Slot, SlotsOf } from '#designer/commands/language/slots'
import { sheetOf } from '#designer/commands/page_sheet'
import { setFact as setFactOnSheet } from '#designer/commands/sheet/facts'
import { setHours, setOneEnd } from '#designer/commands/sheet/hours'
import type { Answer, Revision } from '#designer/commands/sheet/revision'
import type { Target } from '#designer/commands/targets/target'
import { hasGrid } from '#designer/fill/schedule'

type Fact = Extract<Target, { is: 'fact' }>

/** Gives a fact its new value wherever the page says it: to readers, to machines and in links. */
export function setFact(desk: Desk, target: Fact, value: Slot): Outcome {
  const change = (revision: Revision) => setFactOnSheet(revision, target, value)
  if (target.fact === 'hours') return hoursBy(desk, change)
  return bySheet(desk, { name: desk.language.facts[target.fact][0] }, change)
}

export function changeHours(desk: Desk, slots: SlotsOf, { isClosed = false } = {}): Outcome {
  return hoursBy(desk, (revision) => setHours(revision, slots, { isClosed }))
}

export function changeOneEnd(desk: Desk, slots: SlotsOf, end: 'opens' | 'closes'): Outcome {
  return hoursBy(desk, (revision) => setOneEnd(revision, slots, end))
}

/** A page that shows no hours gets a section for them. */
function hoursBy(desk: Desk, change: (revision: Revision) => Answer): Outcome {
  const isKnown = hasGrid(sheetOf(desk.reading).where[0].opening_hours)
  const section = isKnown ? {} : { section: 'hours' as const }
  return bySheet(desk, { name: desk.language.facts.hours[0], ...section }, change)
}
