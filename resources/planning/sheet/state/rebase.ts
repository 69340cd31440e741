import type { DayHours, PlaceChange, SheetChange } from 'site-designer/sheet'
import { weekdays } from 'site-designer/sheet'
import type { FormValues } from './form_values.ts'
import { GROUPS, isTap, mapFields } from './merge_changes.ts'
import { sendable } from './sendable.ts'

/**
 * Converts a change of the form `was` to a change of `now`, the form after the server moved text of the
 * prompt into fields: both the moved text and the person's input are kept.
 */
export function rebased(change: SheetChange, was: FormValues, now: FormValues): SheetChange {
  return mapFields(change, (path, mine) => {
    return isTap(path) ? mine : joined(path, mine, valueAt(was, path), valueAt(now, path))
  })
}

/** Fields with one value that have another one now. Lists and long texts can keep both. */
export function replacedFields(was: FormValues, now: FormValues): string[] {
  return GROUPS.flatMap((group) => {
    const names = Object.keys(now[group]).filter((name) => {
      const [old, fresh] = [valueAt(was[group], name), valueAt(now[group], name)]
      return !Array.isArray(fresh) && !isSame(old, fresh)
    })
    return names.map((name) => `${group}.${name}`).filter((path) => path !== ABOUT)
  })
}

const ABOUT = 'own_words.about'

function joined(path: string, mine: unknown, was: unknown, now: unknown): unknown {
  if (isSame(was, now)) return mine
  if (path === 'where') return places(mine as PlaceChange[], was as PlaceChange[], now as never)
  if (path === 'offers') return offers(mine as Offers, was as Offers, now as Offers)
  if (path === ABOUT) return sentences(textOf(mine), textOf(was), textOf(now))
  if (Array.isArray(now)) return rows(mine as unknown[], was as unknown[], now)
  return isSame(mine, was) ? now : mine
}

function rows<Row>(
  mine: readonly Row[] = [],
  was: readonly Row[] = [],
  now: readonly Row[] = []
): Row[] {
  return [...mine, ...added(was, now).filter((row) => !has(mine, row))]
}

function added<Row>(was: readonly Row[], now: readonly Row[]): Row[] {
  return now.filter((row) => !has(was, row))
}

type Offers = NonNullable<SheetChange['offers']>

function offers(mine: Offers, was: Offers, now: Offers): Offers {
  const groups = [...mine]
  now.forEach(({ name, items }, number) => {
    const known = groups.flatMap((group) => group.items)
    const more = added(was[number]?.items ?? [], items).filter((item) => !has(known, item))
    if (more.length === 0) return
    const named = groups.findIndex((group) => isSame(group.name, name))
    const same = groups.length >= was.length ? number : named
    const at = groups[same] ? same : groups.length - 1
    const group = groups[at]
    if (group) groups[at] = { ...group, items: [...group.items, ...more] }
    else groups.push({ ...(name && { name }), items: more })
  })
  return groups
}

function places(mine: PlaceChange[], was: PlaceChange[], now: PlaceChange[]): PlaceChange[] {
  const joint = [...mine]
  now.forEach((fresh, number) => {
    const old = was[number]
    if (isSame(old && filled(old), filled(fresh))) return
    const at = placeAt(joint, was, number)
    const typed = joint[at]
    if (typed) joint[at] = place(typed, old ?? {}, fresh)
    // The person has removed an entry that is missing now.
    else if (!old) joint.push(fresh)
  })
  return joint
}

/** The index of this place among those that the person typed; -1 if it is not there. */
function placeAt(mine: PlaceChange[], was: PlaceChange[], number: number): number {
  const numbers = [...mine.keys()]
  const old = was[number]
  const known = numbers.filter((at) => Object.keys(filled(mine[at]!)).length > 0)
  const same = old && known.find((at) => isSame(filled(mine[at]!), filled(old)))
  if (same !== undefined) return same
  if (known.length >= was.length && known[number] !== undefined) return known[number]
  if (!old) return numbers.find((at) => !known.includes(at)) ?? -1
  const likeness = (at: number) =>
    Object.entries(filled(old)).filter(([name, value]) => isSame(valueAt(mine[at], name), value))
      .length
  const [likest] = known.sort((one, other) => likeness(other) - likeness(one))
  return likest !== undefined && likeness(likest) > 0 ? likest : -1
}

function place(mine: PlaceChange, was: PlaceChange, now: PlaceChange): PlaceChange {
  const { area_served: areas, opening_hours: hours, ...fields } = now
  const parts = Object.entries(fields).filter(([name, value]) => {
    const old = valueAt(was, name)
    return !isSame(old, value) && isSame(valueAt(mine, name), old)
  })
  const [typed, old] = [filled(mine).opening_hours, filled(was).opening_hours]
  const days = weekdays.flatMap((day): [string, DayHours][] => {
    const dayHours = hours?.[day]
    const isMoved = dayHours && !isSame(dayHours, old?.[day]) && isSame(typed?.[day], old?.[day])
    return isMoved ? [[day, dayHours]] : []
  })
  const notes = rows(mine.opening_hours?.notes, was.opening_hours?.notes, hours?.notes)
  return {
    ...mine,
    ...Object.fromEntries(parts),
    area_served: rows(mine.area_served, was.area_served, areas),
    opening_hours: { ...mine.opening_hours, ...Object.fromEntries(days), notes },
  }
}

/** A place without its empty entries. */
function filled(change: PlaceChange): PlaceChange {
  return sendable({ where: [change] }).where?.[0] ?? {}
}

/** The server adds a sentence at the end. */
function sentences(mine: string, was: string, now: string): string {
  const [typed, old] = [mine.trimEnd(), was.trimEnd()]
  if (typed === old) return now
  if (!now.startsWith(old)) return mine
  const more = now.slice(old.length).replace(/^\.?\s+/, '')
  if (typed.includes(more)) return mine
  const stop = typed === '' || /[.!?…:]["”’»)]?$/.test(typed) ? '' : '.'
  return [typed + stop, more].filter(Boolean).join(' ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((inside: unknown, name) => Object(inside)[name], values)
}

function has(list: readonly unknown[], value: unknown): boolean {
  return list.some((other) => isSame(other, value))
}

/** Whether both are equal, ignoring spaces and empty parts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(bare(one)) === JSON.stringify(bare(other))
}

function bare(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined
  if (Array.isArray(value)) return value.map((part) => bare(part) ?? null)
  if (typeof value !== 'object') return value === false ? undefined : value
  const parts = Object.entries(value ?? {}).map(([name, part]) => [name, bare(part)] as const)
  const said = parts.filter(([, part]) => part !== undefined)
  if (said.length === 0) return undefined
  return Object.fromEntries(said.sort(([a], [b]) => (a < b ? -1 : 1)))
}
