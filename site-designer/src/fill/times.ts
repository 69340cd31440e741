import { clockOf } from '#designer/fill/clock'
import type { FillContext } from '#designer/fill/context'
import { dayCells, hasGrid, hoursRows, isOnlyClosed, notesOf } from '#designer/fill/schedule'
import { nameOfPlace } from '#designer/fill/whereabouts'
import { fieldMark } from '#designer/sheet/field_mark'
import type { Place } from '#designer/sheet/sheet'
import type { DayCell, Row } from '#designer/site/content'

/** What no row of the week can hold. */
export function whenNote({ copy, sheet }: FillContext, place: Place): string | undefined {
  const asked = place.by_appointment?.value ? copy.byAppointment : undefined
  const said = sheet.sorted.beside.hours.map((one) => one.replace(/\.$/, ''))
  return [notesOf(place.opening_hours), asked, ...said].filter(Boolean).join('. ') || undefined
}

/** Who says only when not to come is not asked when to. */
export function hoursHeading(context: FillContext, { opening_hours: told }: Place): string {
  const { headings } = context.copy
  return context.heading('hours', isOnlyClosed(told) ? headings.hours.slice(0, 1) : headings.hours)
}

/** The week of a place; each of several is marked by its name. */
export function weekOf({ language, sheet }: FillContext, place: Place): Row[] {
  const name = sheet.where.length > 1 ? nameOfPlace(place, sheet) : undefined
  const field = fieldMark('where.opening_hours', name)
  return hoursRows(place.opening_hours, language, clockOf(sheet)).map((row) => ({ ...row, field }))
}

/** The same week as cells, where there is one place to draw it for. */
export function cellsOf({ language, sheet }: FillContext, place: Place): { cells?: DayCell[] } {
  const cells = dayCells(place.opening_hours, language, clockOf(sheet))
  return cells ? { cells } : {}
}

export function hourRows(context: FillContext, place: Place): Row[] {
  const { copy } = context
  const { opening_hours: told } = place
  if (hasGrid(told)) return weekOf(context, place)
  return told.notes.length > 0
    ? []
    : [{ label: copy.labels.hours, value: { todo: copy.todo.hours } }]
}

/** Whether a section says when it is open. */
export function tellsWhen(context: FillContext): boolean {
  return context.kinds.has('visit') || context.kinds.has('hours')
}
