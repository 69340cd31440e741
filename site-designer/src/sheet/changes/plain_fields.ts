import type { SheetChange } from '#designer/sheet/change'
import { changedList, changedValue } from '#designer/sheet/changes/changed'
import { changePlaces } from '#designer/sheet/changes/places'
import type { SheetDraft } from '#designer/sheet/changes/sheet_draft'
import type { FieldPath } from '#designer/sheet/sheet'
import { textLists, whoFields } from '#designer/sheet/values'

/** What a person typed into the fields, in the order in which they stand on a sheet. */
export function changeFields(draft: SheetDraft, change: SheetChange): void {
  if (change.who) changeWho(draft, change.who)
  if (change.where) changePlaces(draft, change.where)
  if (change.contact) changeContact(draft, change.contact)
  if (change.offers) changeOffers(draft, change.offers)
  for (const name of [...textLists, 'people', 'dates', 'works'] as const) {
    changeList(draft, draft.sheet, name, name, change[name])
  }
  const { own_words: ownWords } = draft.sheet
  changeOne(draft, ownWords, 'about', 'own_words.about', change.own_words?.about)
  changeList(draft, ownWords, 'quotes', 'own_words.quotes', change.own_words?.quotes)
  if (change.wishes) changeWishes(draft, change.wishes)
}

function changeWho(draft: SheetDraft, change: NonNullable<SheetChange['who']>): void {
  const { who } = draft.sheet
  for (const name of whoFields) changeOne(draft, who, name, `who.${name}`, change[name])
  // A thing with a name is not one that has none.
  if (change.name) changeOne(draft, who, 'has_no_name', 'who.has_no_name', null)
  else if (change.has_no_name) {
    changeOne(draft, who, 'name', 'who.name', null)
    draft.editedIn('who.name')
    draft.dropSuggestions('who.name')
  }
}

function changeContact(draft: SheetDraft, change: NonNullable<SheetChange['contact']>): void {
  const { contact } = draft.sheet
  for (const name of ['telephones', 'emails', 'links', 'refused'] as const) {
    changeList(draft, contact, name, `contact.${name}`, change[name])
  }
  changeOne(draft, contact, 'preferred', 'contact.preferred', change.preferred)
}

function changeOffers(draft: SheetDraft, groups: NonNullable<SheetChange['offers']>): void {
  const { sheet } = draft
  const old = sheet.offers.flatMap(({ items }) => items)
  const offers = groups
    .map(({ name, items }) => ({ ...(name ? { name } : {}), items: changedList(old, items) }))
    .filter(({ name, items }) => name || items.length > 0)
  draft.put(sheet, 'offers', 'offers', offers)
}

function changeWishes(draft: SheetDraft, change: NonNullable<SheetChange['wishes']>): void {
  const { wishes } = draft.sheet
  for (const name of ['sections_wanted', 'sections_refused', 'moods'] as const) {
    changeList(draft, wishes, name, `wishes.${name}`, change[name])
  }
  changeOne(draft, wishes, 'theme', 'wishes.theme', change.theme)
  if (change.language) changeOne(draft, wishes, 'language', 'wishes.language', change.language)
}

/** `undefined` leaves a field as it is; nothing else does. */
function changeOne(
  draft: SheetDraft,
  target: object,
  key: string,
  field: FieldPath,
  value: unknown
): void {
  if (value === undefined) return
  const fields = target as Record<string, Parameters<typeof changedValue>[0]>
  const isOther = draft.put(fields, key, field, changedValue(fields[key], value))
  if (isOther && fields[key]) draft.dropSuggestions(field, { typed: String(fields[key].value) })
}

function changeList(
  draft: SheetDraft,
  target: object,
  key: string,
  field: FieldPath,
  values: readonly unknown[] | undefined
): void {
  if (values === undefined) return
  const fields = target as Record<string, Parameters<typeof changedList>[0]>
  draft.put(fields, key, field, changedList(fields[key], values))
}
