import type { Place, Sheet, SheetChange, Value, ValueField } from 'site-designer/sheet'
import { fieldOf, valueFields } from 'site-designer/sheet'
import { GROUPS, mapFields, type Group } from './merge_changes.ts'

type Lists = Omit<SheetChange, Group | 'suggestions' | 'unplaced' | 'keep'>
/** A text that is not known is empty, and a yes-or-no that is not known is a no. */
type Filled<V> = string extends V ? string : boolean extends V ? boolean : Exclude<V, undefined>
type AllFilled<T> = { [Name in keyof T]-?: Filled<T[Name]> }

/** The values of the form: plain values in the shape of a change. */
export type FormValues = AllFilled<Lists> & {
  [Name in Group]: AllFilled<NonNullable<SheetChange[Name]>>
}

/** The fields that the form shows; opening hours have their own. */
const formFields = valueFields.filter(
  (path) => !fieldOf(path).isOfFeedback && !path.startsWith('where.opening_hours')
)
const lists = formFields.filter((path) => !path.includes('.') && path !== 'offers')

export function formValues(sheet: Sheet): FormValues {
  const values = {
    ...Object.fromEntries(GROUPS.map((group) => [group, groupValues(group, sheet[group])])),
    ...Object.fromEntries(lists.map((list) => [list, plain(sheet[list as keyof Sheet] ?? [])])),
    where: sheet.where.map(placeValues),
    offers: sheet.offers.map(({ name, items }) => ({ name, items: plain(items) })),
  }
  return values as FormValues
}

/** The form with changes applied. An emptied field is an empty text. */
export function overlaid(values: FormValues, change: SheetChange): FormValues {
  const { suggestions: _, unplaced: __, keep: ___, ...fields } = change
  const typed = mapFields(fields, (path, value) => value ?? emptyValue(path))
  const groups = GROUPS.map((group) => [group, { ...values[group], ...typed[group] }])
  return { ...values, ...typed, ...Object.fromEntries(groups) }
}

function groupValues(group: Group, held: object) {
  const values = namesIn(group).map((name) => {
    return [name, plain(Object(held)[name]) ?? emptyValue(`${group}.${name}`)]
  })
  return Object.fromEntries(values)
}

function placeValues({ opening_hours: hours, ...place }: Place) {
  const values = namesIn('where').map((name) => [name, plain(Object(place)[name])])
  const week = Object.entries(hours).map(([day, value]) => [day, plain(value)])
  return { ...Object.fromEntries(values), opening_hours: Object.fromEntries(week) }
}

function namesIn(group: Group | 'where'): string[] {
  const paths = formFields.filter((path) => path.startsWith(`${group}.`))
  return paths.map((path) => path.slice(group.length + 1))
}

function plain(held: unknown): unknown {
  if (Array.isArray(held)) return held.map(plain)
  return (held as Value<unknown> | undefined)?.value
}

function emptyValue(path: string): unknown {
  const { of, most } = fieldOf(path as ValueField)
  if (most !== undefined) return []
  if (of === 'yes') return false
  return of === 'way' || of === 'theme' ? null : ''
}
