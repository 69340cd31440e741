import type { PageElement } from '#designer/renderer/reading/page_reading'
import { removal, type Change } from '#designer/renderer/reading/source_changes'
import { copyIn } from '#designer/copy/copy_in'
import { filledRow, rowOf } from '#designer/sheet/page_update/contact'
import { hasWords, type PageDraft } from '#designer/sheet/page_update/page_draft'
import type { Printer } from '#designer/sheet/page_update/printed'
import {
  replacedEverywhere,
  replacedInLinks,
  replacedSlots,
} from '#designer/sheet/page_update/replacing'
import { removedField, replacedData, replacedField } from '#designer/sheet/page_update/structured'
import { change } from '#designer/sheet/page_update/texts'
import { updateHours } from '#designer/sheet/page_update/weeks'
import { emptyPlace, type Place, type Sheet } from '#designer/sheet/sheet'

/** Addresses, towns and hours, place by place. Places are told apart by their number. */
export function updatePlaces(draft: PageDraft, sheets: [Sheet, Sheet], print: Printer): void {
  const [before, after] = sheets
  const count = Math.max(before.where.length, after.where.length)
  const places = Array.from({ length: count }, (_, at): [Place | undefined, Place | undefined] => [
    before.where[at],
    after.where[at],
  ])
  if (before.where.length !== after.where.length && count > 1) {
    draft.leave(draft.says.notThere(draft.says.labels.place))
  }
  const both = places.map(([old, now]): [Place, Place] => [
    old ?? emptyPlace(),
    now ?? emptyPlace(),
  ])
  updateHours(draft, sheets, both, print)
  for (const [old, now] of both) {
    const was = print.address(old, before)
    const is = print.address(now, after)
    if (was !== is) updateAddress(draft, [was, is], [old, now])
    updateNotes(draft, old, now)
    const label = [old.label?.value, now.label?.value] as const
    change(draft, 'place', ...label, { reach: 'labels' })
    change(draft, 'closed', old.closed_until?.value, now.closed_until?.value, {
      reach: 'everywhere',
    })
    updateTown(draft, [old, now], after)
  }
}

/** The whole line first, then its street alone, as the footer and machines have it. */
function updateAddress(
  draft: PageDraft,
  [was, is]: [string | undefined, string | undefined],
  [old, now]: [Place, Place]
): void {
  const { says } = draft
  const label = says.labels.address
  if (!was) {
    const isFilled = is !== undefined && draft.take(label, openRows(draft, is))
    if (!isFilled) draft.leave(says.notThere(label))
    return
  }
  if (!is) return removeAddress(draft, was, old.street_address?.value)
  const streets = [old.street_address?.value, now.street_address?.value] as const
  const isFound = draft.take(label, [
    ...replacedEverywhere(draft, was, is, 'everywhere'),
    ...replacedInLinks(draft, was, is),
    ...(streets[0] && streets[1] && streets[0] !== streets[1]
      ? [
          ...replacedEverywhere(draft, streets[0], streets[1], 'everywhere'),
          ...replacedData(draft, streets[0], streets[1]),
        ]
      : []),
    ...dataOf(draft, old.postal_code?.value, now.postal_code?.value),
    ...dataOf(draft, old.country?.value, now.country?.value),
  ])
  if (!isFound) draft.leave(says.notThere(label))
}

/** Rows, lines of the footer and links to a map go; what is a section of its own is named. */
function removeAddress(draft: PageDraft, was: string, street: string | undefined): void {
  const { reading, says } = draft
  const label = says.labels.address
  const isIt = (element: PageElement) =>
    hasWords(element, was) || (street !== undefined && hasWords(element, street))
  const inFoot = reading.elements(({ tag, parent }) => tag === 'li' && isFoot(parent)).filter(isIt)
  const slots = draft.slots().filter(isIt)
  const rows = slots.flatMap((slot) => rowOf(slot) ?? [])
  const ways = draft
    .slots('directions')
    .filter((link) => link.attribute('href')?.value.includes(encodeURIComponent(was)))
  draft.take(label, [...rows, ...inFoot, ...ways].map(removal))
  if (street) draft.takeQuietly(removedField(draft, 'streetAddress', street))
  for (const slot of slots) {
    if (!rowOf(slot)) draft.leave(says.stillThere(label, draft.sectionOf(slot)))
  }
}

function isFoot(element: PageElement | undefined): boolean {
  return element?.attribute('class')?.value === 'foot-reach'
}

function dataOf(draft: PageDraft, old: string | undefined, now: string | undefined): Change[] {
  return old && now && old !== now ? replacedData(draft, old, now) : []
}

/** Rows that wait for an address. */
function openRows({ reading }: PageDraft, address: string): Change[] {
  const { labels } = copyIn(reading.language)
  const isOpen = (row: PageElement) => {
    const [dt, dd] = row.children()
    return (
      row.parent?.tag === 'dl' && dt && dd?.attribute('data-todo') && hasWords(dt, labels.address)
    )
  }
  return reading
    .elements(isOpen as (row: PageElement) => boolean)
    .flatMap((row) => filledRow(row, address))
}

/**
 * The town where it stands as a label; in names of other things and in sentences of the person's own
 * it may be another's. A town that is served from somewhere else now is still served.
 */
function updateTown(draft: PageDraft, [old, now]: [Place, Place], after: Sheet): void {
  const [was, is] = [old.locality?.value, now.locality?.value]
  if (was === is) return
  const isAnothersToo = after.where.some(({ locality }) => locality?.value === was)
  if (isAnothersToo) return draft.leave(draft.says.notPossible(draft.says.labels.town))
  const served = after.where.flatMap(({ area_served: areas }) => areas.map(({ value }) => value))
  if (was && is) {
    const label = draft.says.labels.town
    draft.take(label, replacedField(draft, 'addressLocality', was, is))
    if (!served.includes(was)) {
      draft.take(label, replacedSlots(draft, was, is, draft.slots('place')))
      draft.take(label, replacedData(draft, was, is))
    }
  }
  change(draft, 'town', was, is, { reach: 'labels', isInData: false })
}

function updateNotes(draft: PageDraft, old: Place, now: Place): void {
  const [was, is] = [old, now].map(({ opening_hours: { notes } }) =>
    notes.map(({ value }) => value).join('. ')
  )
  if (was === is) return
  const label = draft.says.labels.notes
  const slots = draft.slots('note')
  const isFound = was && is && draft.take(label, replacedSlots(draft, was, is, slots))
  if (!isFound) draft.leave(draft.says.notThere(label))
}
