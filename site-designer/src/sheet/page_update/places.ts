import { copyIn } from '#designer/copy/copy_in'
import { addressOf } from '#designer/fill/whereabouts'
import { removal } from '#designer/renderer/reading/source_changes'
import { hasWords, type PageDraft } from '#designer/sheet/page_update/page_draft'
import {
  replacedEverywhere,
  replacedInLinks,
  replacedSlots,
} from '#designer/sheet/page_update/replacing'
import { change } from '#designer/sheet/page_update/texts'
import { filledRow, isFoot, openRows, rowOf } from '#designer/sheet/page_update/ways'
import { updateHours } from '#designer/sheet/page_update/weeks'
import { emptyPlace, type Place, type Sheet } from '#designer/sheet/sheet'

/** Addresses, towns and hours, place by place. Places are told apart by their number. */
export function updatePlaces(draft: PageDraft, sheets: [Sheet, Sheet]): void {
  const [before, after] = sheets
  const count = Math.max(before.where.length, after.where.length)
  const places = Array.from({ length: count }, (_, at): [Place, Place] => [
    before.where[at] ?? emptyPlace(),
    after.where[at] ?? emptyPlace(),
  ])
  if (before.where.length !== after.where.length && count > 1)
    draft.leave('notThere', draft.says.labels.place)
  updateHours(draft, sheets, places)
  for (const [old, now] of places) {
    updateAddress(draft, [addressOf(old, before), addressOf(now, after)], [old, now])
    updateNotes(draft, old, now)
    change(draft, 'place', [old.label?.value, now.label?.value], 'labels')
    change(draft, 'closed', [old.closed_until?.value, now.closed_until?.value], 'everywhere')
    updateTown(draft, old, now, after)
  }
}

/** The whole line first, then its street alone, as the footer has it. */
function updateAddress(
  draft: PageDraft,
  [was, is]: [string | undefined, string | undefined],
  [old, now]: [Place, Place]
): void {
  if (was === is) return
  const label = draft.says.labels.address
  if (was && !is) return removeAddress(draft, was, old.street_address?.value)
  const [from, to] = [old.street_address?.value, now.street_address?.value]
  const changes =
    was && is
      ? [
          ...replacedEverywhere(draft, was, is, 'everywhere'),
          ...replacedInLinks(draft, was, is),
          ...(from && to && from !== to ? replacedEverywhere(draft, from, to, 'everywhere') : []),
        ]
      : openRows(draft, copyIn(draft.reading.language).labels.address).open.flatMap((row) =>
          filledRow(row, is!)
        )
  if (!draft.take(label, changes)) draft.leave('notThere', label)
}

/** Rows, lines of the footer and links to a map go; what is a section of its own is named. */
function removeAddress(draft: PageDraft, was: string, street: string | undefined): void {
  const label = draft.says.labels.address
  const isIt = (element: Parameters<typeof hasWords>[0]) =>
    [was, street].some((words) => words !== undefined && hasWords(element, words))
  const inFoot = draft.reading.elements(({ tag, parent }) => tag === 'li' && isFoot(parent))
  const slots = draft.slots().filter(isIt)
  const ways = draft
    .slots('directions')
    .filter((link) => link.attribute('href')?.value.includes(encodeURIComponent(was)))
  const gone = [...slots.flatMap((slot) => rowOf(slot) ?? []), ...inFoot.filter(isIt), ...ways]
  draft.take(label, gone.map(removal))
  for (const slot of slots) if (!rowOf(slot)) draft.leave('stillThere', label, slot)
}

/**
 * The town where it stands as a label; in names of other things and in sentences of the person's own
 * it may be another's. A town that is served from somewhere else now is still served.
 */
function updateTown(draft: PageDraft, old: Place, now: Place, after: Sheet): void {
  const [was, is] = [old.locality?.value, now.locality?.value]
  if (was === is) return
  const label = draft.says.labels.town
  const isAnothersToo = after.where.some(({ locality }) => locality?.value === was)
  if (isAnothersToo) return draft.leave('notPossible', label)
  const served = after.where.flatMap(({ area_served: areas }) => areas.map(({ value }) => value))
  if (was && is && !served.includes(was))
    draft.take(label, replacedSlots(draft, was, is, draft.slots('place')))
  change(draft, 'town', [was, is], 'labels')
}

function updateNotes(draft: PageDraft, ...places: Place[]): void {
  const [was, is] = places.map(({ opening_hours: { notes } }) =>
    notes.map(({ value }) => value).join('. ')
  )
  if (was === is) return
  const label = draft.says.labels.notes
  const isFound = was && is && draft.take(label, replacedSlots(draft, was, is, draft.slots('note')))
  if (!isFound) draft.leave('notThere', label)
}
