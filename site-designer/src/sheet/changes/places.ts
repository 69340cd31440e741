import type { PlaceChange } from '#designer/sheet/change'
import { changedList, changedValue } from '#designer/sheet/changes/changed'
import type { SheetDraft } from '#designer/sheet/changes/sheet_draft'
import { emptyPlace, weekdays, type Place } from '#designer/sheet/sheet'
import { isNoPlace, isSame, placeFields } from '#designer/sheet/values'

/** Places are sent whole: each is the changed form of the place that it is most like. */
export function changePlaces(draft: SheetDraft, changes: readonly PlaceChange[]): void {
  const { sheet } = draft
  const left = [...sheet.where]
  const isAsMany = changes.length === left.length
  const origins = changes.map((change, at) =>
    takeLikest(left, change, isAsMany ? sheet.where[at] : undefined)
  )
  const places = changes.map((change, at) =>
    changedPlace(draft, origins[at] ?? emptyPlace(), change)
  )
  const kept = places.map((place, at) => ({ place, old: origins[at] }))
  const known = kept.filter(({ place }) => !isNoPlace(place))
  if (known.length !== sheet.where.length) draft.editedIn('where')
  renumber(
    draft,
    sheet.where.map((old) => known.findIndex((one) => one.old === old))
  )
  sheet.where = known.map(({ place }) => place)
}

/** Suggestions follow their places; those of a place that is gone go with it. */
function renumber({ sheet }: SheetDraft, numbers: number[]): void {
  sheet.suggestions = sheet.suggestions.flatMap((suggestion) => {
    if (!suggestion.field.startsWith('where.')) return [suggestion]
    const old = ('place' in suggestion && suggestion.place) || 0
    const place = numbers[old] ?? old
    return place < 0 ? [] : [{ ...suggestion, place }]
  })
}

function changedPlace(draft: SheetDraft, old: Place, change: PlaceChange): Place {
  const place: Place = structuredClone(old)
  for (const name of placeFields) {
    const fields = place as unknown as Record<string, Parameters<typeof changedValue>[0]>
    draft.put(fields, name, `where.${name}`, changedValue(fields[name], change[name]))
  }
  const areas = changedList(place.area_served, change.area_served ?? [])
  draft.put(place, 'area_served', 'where.area_served', areas)
  const hours = place.opening_hours
  for (const day of weekdays) {
    const told = changedValue(hours[day], change.opening_hours?.[day])
    draft.put(hours, day, 'where.opening_hours', told)
  }
  const notes = changedList(hours.notes, change.opening_hours?.notes ?? [])
  draft.put(hours, 'notes', 'where.opening_hours.notes', notes)
  return place
}

/** The place at the same number where the list is as long as before; else the one that shares most. */
function takeLikest(left: Place[], change: PlaceChange, beside?: Place): Place | undefined {
  const likeness = (place: Place) =>
    placeFields.filter((name) => place[name] && place[name].value === change[name]).length +
    weekdays.filter((day) =>
      isSame(place.opening_hours[day]?.value ?? null, change.opening_hours?.[day])
    ).length
  let best = beside && left.includes(beside) ? beside : undefined
  for (const place of left) {
    const more = best === beside ? 1 : 0
    if (likeness(place) > (best ? likeness(best) + more : 0)) best = place
  }
  if (best) left.splice(left.indexOf(best), 1)
  return best
}
