import { newPrice } from '#designer/renderer/reading/new_markup'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import { removal, type Change } from '#designer/renderer/reading/source_changes'
import { folded, wordsOf } from '#designer/renderer/reading/words'
import { escapeHtml } from '#designer/renderer/html'
import { slotIn, type PageDraft } from '#designer/sheet/page_update/page_draft'
import { paired } from '#designer/sheet/page_update/paired'
import { replacedIn } from '#designer/sheet/page_update/replacing'
import { capital } from '#designer/text/normalise'

/** What is listed row by row: things with prices, lines, people, dates, works. */
export interface Entry {
  name: string
  /** The other texts of its row by the slots that they may stand in. */
  texts: { slots: string[]; text?: string; label?: string }[]
}

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
  if (found.length === 0) return draft.leave(says.notThere(says.quoted(now.name)))
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
        draft.leave(says.byHand(label, draft.sectionOf(slot)))
      }
    })
  }
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

/** A price stands behind its name, a text under it. */
function added(name: PageElement, slot: string, text: string): Change[] {
  if (slot === 'price') {
    const { to } = name.range
    return name.attribute('data-slot')?.value === 'item'
      ? [{ from: to, to, insert: newPrice(text) }]
      : []
  }
  const line = name.attribute('data-slot')?.value === 'item' ? name.parent : name
  if (!line) return []
  const { to } = line.range
  const insert = `<p class="detail" data-slot="${slot}">${escapeHtml(text)}</p>`
  return [{ from: to, to, insert }]
}

/** The dots between a name and its price. */
function leaderOf(slot: PageElement): Change[] {
  const leader = [...(slot.parent?.children() ?? [])].find(
    (one) => one.attribute('class')?.value === 'leader'
  )
  return leader && slot.attribute('data-slot')?.value === 'price' ? [removal(leader)] : []
}

function removeRow(draft: PageDraft, slots: string[], { name }: Entry): void {
  const { says } = draft
  for (const { slot } of rowsOf(draft, slots, name)) {
    const row = slot.closest('li') ?? slot.closest('article') ?? slot.closest('figure')
    const others = [...(row?.parent?.children() ?? [])].filter((one) => one.tag === row?.tag)
    if (row && others.length > 1) draft.take(says.quoted(name), [removal(row)])
    else draft.leave(says.stillThere(says.quoted(name), draft.sectionOf(slot)))
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
  if (!insert) return draft.leave(says.notThere(label))
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

/** The markup of a row with the texts of another entry; what that one does not have is left out. */
function rowLike(row: PageElement, name: PageElement, now: Entry): string | undefined {
  if (name.textKind !== 'text') return undefined
  const start = row.range.from
  const edits: Change[] = [{ ...name.content!, insert: escapeHtml(now.name) }]
  const missing: Change[] = []
  for (const slot of row.descendants()) {
    const called = slot.attribute('data-slot')?.value
    if (!called || slot.range.from === name.range.from) continue
    const entry = now.texts.find(({ slots }) => slots.includes(called))
    if (entry?.text && slot.content) edits.push({ ...slot.content, insert: escapeHtml(entry.text) })
    else edits.push(...leaderOf(slot).map(bare), bare({ ...slot.range, insert: '' }))
  }
  for (const { slots, text } of now.texts) {
    if (text && !slotIn(row, ...slots)) missing.push(...added(name, slots[0], text))
  }
  const changes = [...edits, ...missing].toSorted((one, other) => other.from - one.from)
  let markup = row.page.slice(row.range.from, row.range.to)
  for (const { from, to, insert } of changes) {
    markup = markup.slice(0, from - start) + insert + markup.slice(to - start)
  }
  return markup.replace(/\s(?:data-element-id|data-todo|id)=(?:"[^"]*"|'[^']*')/g, '')
}

function bare({ from, to }: Change): Change {
  return { from, to, insert: '' }
}
