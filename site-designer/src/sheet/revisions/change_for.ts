import type { PlaceChange, SheetChange } from '#designer/sheet/change'
import { folded } from '#designer/sheet/claims/folded'
import { allKinds } from '#designer/kinds/all'
import type { Loose } from '#designer/sheet/readings/loose'
import {
  entryLists,
  placeTexts,
  prose,
  singleTexts,
  textLists,
} from '#designer/sheet/revisions/revision_fields'
import type { WhatWasSaid } from '#designer/sheet/revisions/what_was_said'
import {
  ways,
  weekdays,
  type DayHours,
  type FieldPath,
  type Place,
  type Sheet,
  type Value,
} from '#designer/sheet/sheet'

/** One change that a model read in feedback, as a change of the sheet; undefined where it is none. */
export function changeFor(
  sheet: Sheet,
  field: FieldPath,
  change: Loose,
  said: WhatWasSaid
): SheetChange | undefined {
  const isSaid = saidFor(sheet, field, said)
  const isRemoval = change.text('do') === 'remove'
  const value = change.text('value')
  const [group, name = ''] = field.split('.')

  if (isOneOf(singleTexts, field)) {
    if (!isRemoval && !(value && isSaid(value))) return undefined
    return { [group]: { [name]: isRemoval ? null : value } }
  }
  if (field === 'who.kind') {
    const kind = allKinds().find(({ id }) => id === value)
    return kind && { who: { kind: kind.id } }
  }
  if (isOneOf(textLists, field)) {
    const list = textsAfter(listOf(sheet, field) as string[], change, isSaid)
    return list && (name ? { [group]: { [name]: list } } : { [group]: list })
  }
  if (field in entryLists)
    return entriesChange(sheet, field as keyof typeof entryLists, change, isSaid)
  if (field === 'contact.preferred' || field === 'contact.refused') {
    return waysChange(sheet, field, value, isRemoval)
  }
  return group === 'where' ? placeChange(sheet, field, change, said) : undefined
}

type IsSaid = (text: string) => boolean

/** What counts as said for a field: by hand set, it changes only to words of the feedback. */
function saidFor(sheet: Sheet, field: FieldPath, said: WhatWasSaid): IsSaid {
  if (sheet.edited.includes(field)) return (text) => said.isAsked(text)
  if (!prose.includes(field)) return (text) => said.isKnown(text)
  return (text) => said.isKnown(text) || said.isReworded(text)
}

function isOneOf<const T extends string>(list: readonly T[], field: string): field is T {
  return (list as readonly string[]).includes(field)
}

function listOf(sheet: Sheet, field: string): unknown[] {
  const [group, name] = field.split('.')
  const holder = (sheet as unknown as Record<string, unknown>)[group]
  const list = name ? (holder as Record<string, unknown>)[name] : holder
  return (list as Value<unknown>[]).map(({ value }) => value)
}

/** A list after one entry was added, changed or removed; `which` names the one that is meant. */
function textsAfter(list: readonly string[], change: Loose, isSaid: IsSaid): string[] | undefined {
  const value = change.text('value')
  const at = indexOf(
    list,
    change.text('which') ?? (change.text('do') === 'remove' ? value : undefined)
  )
  switch (change.text('do')) {
    case 'remove':
      return at < 0 ? undefined : list.toSpliced(at, 1)
    case 'add':
      return value && isSaid(value) ? [...list, value] : undefined
    default: {
      if (!value || !isSaid(value)) return undefined
      if (at >= 0) return list.with(at, value)
      // Of one telephone number everybody knows which is meant.
      return list.length <= 1 ? [value] : undefined
    }
  }
}

function indexOf(names: readonly string[], which: string | undefined): number {
  if (which === undefined) return -1
  const wanted = folded(which)
  const exact = names.findIndex((name) => folded(name) === wanted)
  return exact >= 0 ? exact : names.findIndex((name) => folded(name).includes(wanted))
}

const ENTRY_TEXTS = {
  'offers': ['name', 'description', 'price', 'note'],
  'people': ['name', 'role', 'about'],
  'dates': ['when', 'title', 'place', 'link'],
  'works': ['title', 'year', 'about'],
  'contact.links': ['url', 'label'],
  'own_words.quotes': ['text', 'by'],
} as const

function entriesChange(
  sheet: Sheet,
  field: keyof typeof entryLists,
  change: Loose,
  isSaid: IsSaid
): SheetChange | undefined {
  const main = entryLists[field]
  const texts = change.one('entry').fields(ENTRY_TEXTS[field])
  const isHost = ([name, text]: [string, string]) =>
    name === 'url' ? isSaid(text.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')) : isSaid(text)
  // What a link is called is not said by anybody.
  const facts = Object.entries(texts).filter(([name]) => name !== 'label')
  if (!facts.every(isHost)) return undefined
  const groups =
    field === 'offers'
      ? sheet.offers.map(({ name, items }) => ({ name, entries: items.map(({ value }) => value) }))
      : [{ name: undefined, entries: listOf(sheet, field) }]
  const after = groupsAfter(groups as Group[], main, change, texts)
  if (!after) return undefined
  if (field === 'offers') {
    return {
      offers: after.map(({ name, entries }) => ({ ...(name ? { name } : {}), items: entries })),
    } as unknown as SheetChange
  }
  const [group, name] = field.split('.')
  const [{ entries }] = after
  return name ? { [group]: { [name]: entries } } : { [group]: entries }
}

interface Group {
  name?: string
  entries: Record<string, string>[]
}

function groupsAfter(
  groups: readonly Group[],
  main: string,
  change: Loose,
  texts: Record<string, string>
): Group[] | undefined {
  const action = change.text('do')
  if (action === 'add') {
    if (!texts[main]) return undefined
    const last = groups.at(-1) ?? { entries: [] }
    return [...groups.slice(0, -1), { ...last, entries: [...last.entries, texts] }]
  }
  const which = change.text('which') ?? texts[main]
  for (const [number, group] of groups.entries()) {
    const at = indexOf(
      group.entries.map((entry) => entry[main]),
      which
    )
    if (at < 0) continue
    const entries =
      action === 'remove'
        ? group.entries.toSpliced(at, 1)
        : group.entries.with(at, { ...group.entries[at], ...texts })
    return groups.with(number, { ...group, entries })
  }
  return undefined
}

function waysChange(
  sheet: Sheet,
  field: 'contact.preferred' | 'contact.refused',
  value: string | undefined,
  isRemoval: boolean
): SheetChange | undefined {
  const way = ways.find((known) => known === value)
  if (field === 'contact.preferred') {
    return isRemoval ? { contact: { preferred: null } } : way && { contact: { preferred: way } }
  }
  if (!way) return undefined
  const others = sheet.contact.refused.map((refused) => refused.value).filter((one) => one !== way)
  return { contact: { refused: isRemoval ? others : [...others, way] } }
}

function placeChange(
  sheet: Sheet,
  field: FieldPath,
  change: Loose,
  said: WhatWasSaid
): SheetChange | undefined {
  const number = change.whole('place') ?? 0
  const places = sheet.where.map(plainPlace)
  if (number < 0 || number > places.length) return undefined
  const place = places[number] ?? {}
  const after = placeAfter(place, field, change, said, saidFor(sheet, field, said))
  return after && { where: places.toSpliced(number, 1, after) }
}

function placeAfter(
  place: PlaceChange,
  field: FieldPath,
  change: Loose,
  said: WhatWasSaid,
  isSaid: IsSaid
): PlaceChange | undefined {
  const isRemoval = change.text('do') === 'remove'
  const value = change.text('value')
  const hours = place.opening_hours ?? {}
  const name = field.slice('where.'.length)
  if (isOneOf(placeTexts, field)) {
    if (!isRemoval && !(value && isSaid(value))) return undefined
    return { ...place, [name]: isRemoval ? undefined : value }
  }
  switch (field) {
    case 'where.online':
    case 'where.by_appointment':
      return { ...place, [name]: !isRemoval }
    case 'where.area_served': {
      const list = textsAfter(place.area_served ?? [], change, isSaid)
      return list && { ...place, area_served: list }
    }
    case 'where.opening_hours.notes': {
      const notes = textsAfter(hours.notes ?? [], change, isSaid)
      return notes && { ...place, opening_hours: { ...hours, notes } }
    }
    case 'where.opening_hours': {
      const told = isRemoval ? undefined : dayOf(change)
      const days = weekdays.filter((day) => change.texts('days').includes(day))
      if (days.length === 0 || (!isRemoval && !(told && said.areTimes(told)))) return undefined
      const changed = Object.fromEntries(days.map((day) => [day, told]))
      return { ...place, opening_hours: { ...hours, ...changed } }
    }
    default:
      return undefined
  }
}

function dayOf(change: Loose): DayHours | undefined {
  const spans = change.list('spans').flatMap((span) => {
    const [opens, closes] = [span.text('opens'), span.text('closes')]
    return opens && closes ? [{ opens, closes }] : []
  })
  return spans.length > 0 || change.yes('closed') ? { spans } : undefined
}

/** A place as the API takes it. */
function plainPlace({ area_served: areas, opening_hours: hours, ...fields }: Place): PlaceChange {
  const told = Object.entries(fields).map(([name, value]) => [
    name,
    (value as Value<unknown>).value,
  ])
  const days = weekdays.flatMap((day) => (hours[day] ? [[day, hours[day].value] as const] : []))
  return {
    ...Object.fromEntries(told),
    area_served: areas.map(({ value }) => value),
    opening_hours: {
      ...Object.fromEntries(days),
      notes: hours.notes.map(({ value }) => value),
    },
  }
}
