import { newValue } from '#designer/renderer/reading/new_markup'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import { removal, type Change } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'
import { copyIn } from '#designer/copy/copy_in'
import { escapeHtml } from '#designer/renderer/html'
import { hasWords, slotIn, type PageDraft } from '#designer/sheet/page_update/page_draft'
import { paired } from '#designer/sheet/page_update/paired'
import { replacedEverywhere } from '#designer/sheet/page_update/replacing'
import { removedField, replacedData } from '#designer/sheet/page_update/structured'
import type { Sheet } from '#designer/sheet/sheet'

/** How visitors reach the business: numbers and addresses of mail, in words, links and data. */
export function updateReach(draft: PageDraft, before: Sheet, after: Sheet): void {
  for (const way of [telephone, email]) {
    const { changed, gone, fresh, kept } = paired(way.of(before), way.of(after), (value) => value)
    for (const [old, now] of changed) change(draft, way, old, now)
    for (const old of gone) remove(draft, way, old)
    const stays = kept.length + changed.length > 0
    for (const now of fresh) add(draft, way, now, { isFirst: !stays })
  }
}

interface WayOfPage {
  name: 'telephone' | 'email'
  /** How the footer calls its slot. */
  slot: string
  scheme: string
  /** The label that stands before it in a row. */
  labels: 'phone' | 'email'
  data: string
  of: (sheet: Sheet) => string[]
  href: (value: string) => string
}

const isRefused = ({ contact }: Sheet, way: string) =>
  contact.refused.some(({ value }) => value === way)

const telephone: WayOfPage = {
  name: 'telephone',
  slot: 'phone',
  scheme: 'tel:',
  labels: 'phone',
  data: 'telephone',
  of: (sheet) =>
    isRefused(sheet, 'telephone') ? [] : sheet.contact.telephones.map(({ value }) => value),
  href: (value) => `tel:${dialled(value)}`,
}

const email: WayOfPage = {
  name: 'email',
  slot: 'email',
  scheme: 'mailto:',
  labels: 'email',
  data: 'email',
  of: (sheet) => (isRefused(sheet, 'email') ? [] : sheet.contact.emails.map(({ value }) => value)),
  href: (value) => `mailto:${value}`,
}

/** "+44 (0)131 555 01" is dialled +4413155501. */
function dialled(value: string): string {
  const isAbroad = value.trim().startsWith('+')
  const typed = isAbroad ? value.replace(/\(0\)/, '') : value
  return (isAbroad ? '+' : '') + typed.replace(/\D/g, '')
}

function change(draft: PageDraft, way: WayOfPage, old: string, now: string): void {
  const label = draft.says.labels[way.name]
  const links = linksTo(draft, way, old)
  const texts = replacedEverywhere(draft, old, now, 'everywhere')
  const isFound = draft.take(label, [
    ...texts,
    ...replacedData(draft, old, now),
    ...links.map((link) => link.setAttribute('href', way.href(now))),
  ])
  for (const link of links) {
    // Whoever called the link otherwise meant to; a number in it is another number than the link's.
    const saysAnother = /\d{3}|@/.test(wordsOf(link)) && !wordsOf(link).includes(old)
    if (saysAnother) draft.leave(draft.says.byHand(label, draft.sectionOf(link)))
  }
  const others = byHand(draft, way, old)
  for (const link of others) draft.leave(draft.says.byHand(label, draft.sectionOf(link)))
  if (!isFound && others.length === 0) draft.leave(draft.says.notThere(label))
}

/** Links that lead somewhere else than the sheet says, in slots that are there for this one. */
function byHand(draft: PageDraft, way: WayOfPage, old: string): PageElement[] {
  const known = linksTo(draft, way, old).map(({ range }) => range.from)
  const slots = draft.slots(way.slot, 'value', 'action').filter((slot) => {
    const href = slot.attribute('href')?.value ?? ''
    return href.startsWith(way.scheme) && !known.includes(slot.range.from)
  })
  return known.length > 0 && slots.every((slot) => slot.attribute('data-slot')?.value === 'action')
    ? []
    : slots.filter((slot) => !wordsOf(slot).includes(old))
}

function linksTo({ reading }: PageDraft, way: WayOfPage, value: string): PageElement[] {
  return reading.elements((element) => {
    const href = element.tag === 'a' ? (element.attribute('href')?.value ?? '') : ''
    if (!href.startsWith(way.scheme)) return false
    const target = href.slice(way.scheme.length).split('?')[0]
    return way.name === 'email'
      ? target.toLowerCase() === value.toLowerCase()
      : digits(target) !== '' && [digits(value), digits(dialled(value))].includes(digits(target))
  })
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Rows, lines of the footer and buttons that are there for it alone go; sentences are named. */
function remove(draft: PageDraft, way: WayOfPage, old: string): void {
  const label = draft.says.labels[way.name]
  const { reading } = draft
  const links = linksTo(draft, way, old)
  const slots = draft.slots().filter((slot) => hasWords(slot, old))
  const rows = [...links, ...slots].flatMap((slot) => rowOf(slot) ?? [])
  const gone = [...new Map(rows.map((row) => [row.range.from, row])).values()]
  draft.take(label, [...gone.map(removal), ...removedField(draft, way.data, old)])
  for (const part of replacedEverywhere(draft, old, '', 'everywhere')) {
    const isGone = gone.some(({ range }) => range.from <= part.from && part.to <= range.to)
    const around = reading.elements(({ range }) => range.from <= part.from && part.to <= range.to)
    const inner = around.at(-1)
    if (!isGone && inner) draft.leave(draft.says.stillThere(label, draft.sectionOf(inner)))
  }
}

/** What goes with a slot: its line, its row, or the button that it is. */
export function rowOf(slot: PageElement): PageElement | undefined {
  const item = slot.closest('li')
  if (item) return item
  if (slot.closest('dl')) return slot.closest('div')
  return slot.attribute('data-slot')?.value === 'action' ? slot : undefined
}

/** A new way stands with the others: in the row that waits for it, or in one more. */
function add(
  draft: PageDraft,
  way: WayOfPage,
  now: string,
  { isFirst }: { isFirst: boolean }
): void {
  const { reading, says } = draft
  const label = copyIn(reading.language).labels[way.labels]
  const link = `<a href="${escapeHtml(way.href(now))}" data-slot="${way.slot}">${escapeHtml(now)}</a>`
  const open = rowsOfReach(draft).find((row) => {
    const [dt, dd] = row.children()
    return dt && dd?.attribute('data-todo') && hasWords(dt, label)
  })
  const changes = addRow(draft, {
    label,
    value: newValue(now),
    ...(isFirst ? { link } : {}),
    ...(open ? { open } : {}),
  })
  if (open) changes.push(...filledRow(open, now))
  const isThere = draft.take(says.labels[way.name], changes)
  if (isThere && isFirst) draft.take(says.labels[way.name], draft.newData(way.data, now))
  if (!isThere) draft.leave(says.notThere(says.labels[way.name]))
}

interface NewRow {
  label: string
  /** Markup of what stands in the row. */
  value: string
  /** Markup of its link in the footer. */
  link?: string
  /** The row that waits for it. */
  open?: PageElement
}

/** One more row of the contact section, and one more line of the footer. */
export function addRow(draft: PageDraft, { label, value, link, open }: NewRow): Change[] {
  const { reading } = draft
  const last = rowsOfReach(draft).findLast((row) => reading.sectionAround(row)?.kind === 'contact')
  const row = `<div><dt data-slot="label">${escapeHtml(label)}</dt><dd>${value}</dd></div>`
  const foot = reading.elements(
    ({ tag, parent }) => tag === 'li' && parent?.attribute('class')?.value === 'foot-reach'
  )
  const end = foot.findLast((item) => !slotIn(item, 'legal'))
  return [
    ...(last && !open ? [insertedAfter(last, row)] : []),
    ...(end && link ? [insertedAfter(end, `<li>${link}</li>`)] : []),
  ]
}

function rowsOfReach({ reading }: PageDraft): PageElement[] {
  return reading.elements(
    (element) =>
      element.tag === 'div' &&
      element.parent?.tag === 'dl' &&
      ['contact', 'visit'].includes(reading.sectionAround(element)?.kind ?? '')
  )
}

function insertedAfter(element: PageElement, markup: string): Change {
  const { to } = element.range
  return { from: to, to, insert: `\n${markup}` }
}

/** The words go in and nothing around them waits to be filled any more. */
export function filledRow(row: PageElement, value: string): Change[] {
  const [, dd] = row.children()
  if (!dd?.content) return []
  const insert = newValue(value)
  const changes: Change[] = [{ ...dd.content, insert }]
  if (insert.startsWith('<a')) changes.push(...dd.removeAttribute('data-slot'))
  for (let one: PageElement | undefined = dd; one; one = one.parent) {
    changes.push(...one.removeAttribute('data-todo'))
  }
  return changes
}
