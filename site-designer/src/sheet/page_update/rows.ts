import type { PageElement } from '#designer/renderer/reading/page_reading'
import { removal, type Change } from '#designer/renderer/reading/source_changes'
import { folded, wordsOf } from '#designer/renderer/reading/words'
import { escapeHtml } from '#designer/renderer/html'
import { slotIn, type PageDraft } from '#designer/sheet/page_update/page_draft'
import type { Entry } from '#designer/sheet/page_update/entry'
import { paired } from '#designer/sheet/page_update/paired'
import { added, leaderOf, rowLike } from '#designer/sheet/page_update/row_markup'
import { replacedIn, replacedInAnyManner } from '#designer/sheet/page_update/replacing'
import { capital } from '#designer/text/normalise'

interface ListOptions {
  before: Entry[]
  after: Entry[]
  /** Slots that hold the names. */
  slots: string[]
}

/** Brings the rows of lists up to date: those that changed, those that are gone and new ones. */
export function updateRows(draft: PageDraft, { before, after, slots }: ListOptions): void {
  const { kept, changed, gone, fresh } = paired(before, after, ({ name }) => folded(name))
  for (const [old, now] of changed) changeRow(draft, slots, old, now)
  for (const old of gone) removeRow(draft, slots, old)
  const there = [...kept, ...changed.map(([old]) => old), ...gone]
  for (const now of fresh) addRow(draft, slots, there, now)
}

/** Elements that hold the name of an entry, and the row that each stands in. */
function rowsOf(draft: PageDraft, slots: string[], name: string) {
  return draft
    .slots(...slots)
    .filter((slot) => folded(wordsOf(slot)) === folded(name))
    .map((slot) => ({ slot, row: rowAround(slot) }))
}

function rowAround(slot: PageElement): PageElement | undefined {
  return (
    slot.closest('li') ??
    slot.closest('article') ??
    slot.closest('figure') ??
    slot.closest('section')
  )
}

function changeRow(draft: PageDraft, slots: string[], old: Entry, now: Entry): void {
  const { says } = draft
  const found = rowsOf(draft, slots, old.name)
  if (found.length === 0) return changeInWords(draft, old, now)
  for (const { slot, row } of found) {
    if (old.name !== now.name) {
      const words = wordsOf(slot)
      const next = inManner(draft, words, old.name, now.name)
      draft.take(says.quoted(now.name), replacedIn(draft, slot, words, next))
    }
    old.texts.forEach((text, at) => {
      const next = now.texts[at]?.text
      if (text.text === next || !row) return
      const label = text.label ?? says.quoted(now.name)
      if (!draft.take(label, changedText(draft, row, slot, { ...text, next }))) {
        draft.leave('byHand', label, slot)
      }
    })
  }
}

/** What has no row of its own may be told in one with others: "Dogs welcome, card payments". */
function changeInWords(draft: PageDraft, old: Entry, now: Entry): void {
  const { says, reading } = draft
  const label = says.quoted(now.name)
  const pairs = [
    [old.name, now.name],
    ...old.texts.map(({ text }, at) => [text, now.texts[at]?.text]),
  ]
  const slots = draft.slots('value', 'text', 'heading', 'lede', 'by')
  const places = slots.filter((slot) => isTold(wordsOf(slot), old.name))
  let isFound = false
  for (const [from, to] of pairs) {
    if (from === to) continue
    const changes =
      !from || !to ? [] : places.flatMap((slot) => replacedInAnyManner(draft, slot, from, to))
    if (draft.take(label, changes)) isFound = true
    else draft.leave('notThere', from === old.name || !to ? label : says.quoted(to))
  }
  const first = (name: string) => name.split(/\s/)[0]
  const isPerson = old.texts.some(({ slots: names }) => names.includes('role'))
  if (!isFound || !isPerson || first(old.name) === first(now.name)) return
  const headings = draft
    .slots('heading')
    .filter((slot) => reading.sectionAround(slot)?.kind === 'about')
  draft.takeQuietly(
    headings.flatMap((slot) => replacedIn(draft, slot, first(old.name), first(now.name)))
  )
}

function isTold(words: string, name: string): boolean {
  return name.length > 3 && folded(words).includes(folded(name))
}

interface TextChange {
  slots: string[]
  text?: string
  next?: string
}

function changedText(
  draft: PageDraft,
  row: PageElement,
  name: PageElement,
  { slots, text, next }: TextChange
): Change[] {
  const slot = slotIn(row, ...slots)
  if (!slot) return text === undefined && next ? added(name, slots[0], next) : []
  const shown = wordsOf(slot)
  const isOpen = slot.attribute('data-todo') !== undefined
  if (isOpen && next && slot.content) {
    return [{ ...slot.content, insert: escapeHtml(next) }, ...slot.removeAttribute('data-todo')]
  }
  if (text === undefined || folded(shown) !== folded(text)) return []
  if (next === undefined) return [...leaderOf(slot), removal(slot)]
  return [
    ...replacedIn(draft, slot, shown, inManner(draft, shown, text, next)),
    // The day for machines is another one too, and nobody has said which.
    ...(slot.attribute('datetime') ? slot.removeAttribute('datetime') : []),
  ]
}

/** With a capital where the old words have got one on the page. */
function inManner({ reading }: PageDraft, shown: string, old: string, now: string): string {
  return shown !== old && shown === capital(old, reading.language)
    ? capital(now, reading.language)
    : now
}

function removeRow(draft: PageDraft, slots: string[], { name }: Entry): void {
  const { says } = draft
  const found = rowsOf(draft, slots, name)
  const told = found.length > 0 ? [] : draft.slots().filter((slot) => isTold(wordsOf(slot), name))
  for (const slot of told) draft.leave('stillThere', says.quoted(name), slot)
  for (const { slot } of found) {
    const row = slot.closest('li') ?? slot.closest('article') ?? slot.closest('figure')
    const others = [...(row?.parent?.children() ?? [])].filter((one) => one.tag === row?.tag)
    if (row && others.length > 1) draft.take(says.quoted(name), [removal(row)])
    else draft.leave('stillThere', says.quoted(name), slot)
  }
}

/** A new entry is made like the last of the list that the others stand in. */
function addRow(draft: PageDraft, slots: string[], others: Entry[], now: Entry): void {
  const { says } = draft
  const label = says.quoted(now.name)
  if (rowsOf(draft, slots, now.name).length > 0) return
  const rows = others
    .flatMap(({ name }) => rowsOf(draft, slots, name))
    .filter(({ slot, row }) => row?.tag === 'li' && !slot.closest('footer'))
  const last = rows.findLast(({ slot }) => !isOnBoard(slot)) ?? rows.at(-1)
  const row = last?.row && lastRow(last.row)
  const name = row && slotIn(row, ...slots)
  const insert = row && name && rowLike(row, name, now)
  if (!insert) return draft.leave('notThere', label)
  const { to } = row.range
  draft.take(label, [{ from: to, to, insert: `\n${insert}` }])
}

function isOnBoard(slot: PageElement): boolean {
  for (let one = slot.parent; one; one = one.parent) {
    if (/\bboard\b/.test(one.attribute('class')?.value ?? '')) return true
  }
  return false
}

function lastRow(row: PageElement): PageElement {
  return [...(row.parent?.children() ?? [])].filter(({ tag }) => tag === row.tag).at(-1) ?? row
}
