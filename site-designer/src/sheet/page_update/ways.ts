import { copyIn } from '#designer/copy/copy_in'
import { emailsOf, linksOf, shortUrl, telephonesOf } from '#designer/fill/reach'
import { escapeHtml } from '#designer/renderer/html'
import { newValue } from '#designer/renderer/reading/new_markup'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import { removal, replacedWords, type Change } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'
import { hasWords, slotIn, type PageDraft } from '#designer/sheet/page_update/page_draft'
import { paired } from '#designer/sheet/page_update/paired'
import { replacedEverywhere, replacedSlots } from '#designer/sheet/page_update/replacing'
import type { Sheet } from '#designer/sheet/sheet'
import { telephoneHref } from '#designer/site/telephone'

/** One way to reach the business, as a page shows it. */
interface Way {
  /** What stands on the page, and what the row and the line of the footer are called. */
  words: string
  label: string
  href: string
}

/** What is true of all telephones, all addresses of mail and all links. */
interface Kind {
  scheme: string
  /** How the footer calls its slot. */
  slot: string
  waysOn: (sheet: Sheet) => Way[]
  told: (way: Way) => string
  isSameTarget: (href: string, way: Way) => boolean
}

/** How visitors reach the business: numbers, addresses of mail and links, in words and hrefs. */
export function updateWays(draft: PageDraft, [before, after]: [Sheet, Sheet]): void {
  for (const kind of kindsOf(draft)) {
    const ways = [before, after].map(kind.waysOn)
    const { changed, gone, fresh, kept } = paired(ways[0], ways[1], nameOf(kind))
    for (const [old, now] of changed) change(draft, kind, old, now)
    for (const old of gone) remove(draft, kind, old)
    const isFirst = kept.length + changed.length === 0
    for (const now of fresh) add(draft, kind, now, isFirst || kind.slot === 'link')
  }
}

const nameOf =
  ({ slot }: Kind) =>
  ({ words, label }: Way) =>
    slot === 'link' ? label : words

function kindsOf({ says, reading }: PageDraft): Kind[] {
  const { phone, email } = copyIn(reading.language).labels
  return [
    {
      scheme: 'tel:',
      slot: 'phone',
      waysOn: (sheet) =>
        telephonesOf(sheet).map((words) => ({ words, label: phone, href: telephoneHref(words) })),
      told: () => says.labels.telephone,
      isSameTarget: (href, { words }) =>
        digits(href) !== '' && [digits(words), digits(telephoneHref(words))].includes(digits(href)),
    },
    {
      scheme: 'mailto:',
      slot: 'email',
      waysOn: (sheet) =>
        emailsOf(sheet).map((words) => ({ words, label: email, href: `mailto:${words}` })),
      told: () => says.labels.email,
      isSameTarget: (href, way) => href.split('?')[0].toLowerCase() === way.href.toLowerCase(),
    },
    {
      scheme: '',
      slot: 'link',
      waysOn: (sheet) =>
        linksOf(sheet).map(({ url, label }) => ({ words: shortUrl(url), label, href: url })),
      told: ({ label }) => says.quoted(label),
      isSameTarget: (href, way) => href === way.href,
    },
  ]
}

const digits = (text: string) => text.replace(/\D/g, '')

function linksTo({ reading }: PageDraft, kind: Kind, way: Way): PageElement[] {
  return reading.elements(({ tag, attributes }) => {
    const href = tag === 'a' ? (attributes.href ?? '') : ''
    return href !== '' && href.startsWith(kind.scheme) && kind.isSameTarget(href, way)
  })
}

function change(draft: PageDraft, kind: Kind, old: Way, now: Way): void {
  const told = kind.told(now)
  const links = linksTo(draft, kind, old)
  const changes = links.map((link) => link.setAttribute('href', now.href))
  if (kind.slot === 'link') {
    if (old.words !== now.words) changes.push(...replacedSlots(draft, old.words, now.words))
    if (old.label !== now.label) changes.push(...replacedSlots(draft, old.label, now.label))
    if (!draft.take(told, changes)) draft.leave('notThere', told)
    return
  }
  const texts = replacedEverywhere(draft, old.words, now.words, 'everywhere')
  const isFound = draft.take(told, [...texts, ...changes])
  // Whoever called the link otherwise meant to; a number in it is another number than the link's.
  const saysAnother = (link: PageElement) =>
    /\d{3}|@/.test(wordsOf(link)) && !wordsOf(link).includes(old.words)
  for (const link of links.filter(saysAnother)) draft.leave('byHand', told, link)
  const others = byHand(draft, kind, old, links)
  for (const link of others) draft.leave('byHand', told, link)
  if (!isFound && others.length === 0) draft.leave('notThere', told)
}

/** Links that lead somewhere else than the sheet says, in slots that are there for this one. */
function byHand(draft: PageDraft, kind: Kind, old: Way, links: PageElement[]): PageElement[] {
  const known = links.map(({ range }) => range.from)
  const slots = draft.slots(kind.slot, 'value', 'action').filter((slot) => {
    const href = slot.attribute('href')?.value ?? ''
    return href.startsWith(kind.scheme) && !known.includes(slot.range.from)
  })
  const areActions = slots.every((slot) => slot.attribute('data-slot')?.value === 'action')
  if (known.length > 0 && areActions) return []
  return slots.filter((slot) => !wordsOf(slot).includes(old.words))
}

/** Rows, lines of the footer and buttons that are there for it alone go; sentences are named. */
function remove(draft: PageDraft, kind: Kind, old: Way): void {
  const told = kind.told(old)
  const links = linksTo(draft, kind, old)
  const isLink = kind.slot === 'link'
  const slots = isLink ? [] : draft.slots().filter((slot) => hasWords(slot, old.words))
  const rows = [...links, ...slots].flatMap((slot) => rowOf(slot) ?? [])
  const gone = [...new Map(rows.map((row) => [row.range.from, row])).values()]
  draft.take(told, gone.map(removal))
  const stays = isLink
    ? links.filter((link) => !rowOf(link))
    : replacedWords(draft.reading.page, old.words, '', { exactly: true })
        .filter(({ from, to }) => !gone.some(({ range }) => range.from <= from && to <= range.to))
        .flatMap(({ from, to }) => innermost(draft, from, to) ?? [])
  for (const element of stays) draft.leave('stillThere', told, element)
}

function innermost({ reading }: PageDraft, from: number, to: number): PageElement | undefined {
  return reading.elements(({ range }) => range.from <= from && to <= range.to).at(-1)
}

/** What goes with a slot: its line, its row, or the button that it is. */
export function rowOf(slot: PageElement): PageElement | undefined {
  const item = slot.closest('li')
  if (item) return item
  if (slot.closest('dl')) return slot.closest('div')
  return slot.attribute('data-slot')?.value === 'action' ? slot : undefined
}

/** A new way stands with the others: in the row that waits for it, or in one more row and line. */
function add(draft: PageDraft, kind: Kind, now: Way, isInFooter: boolean): void {
  const { reading } = draft
  const told = kind.told(now)
  const isLink = kind.slot === 'link'
  const rows = openRows(draft, now.label, 'contact', 'visit')
  const open = isLink ? undefined : rows.open[0]
  const attributes = `href="${escapeHtml(now.href)}"${isLink ? ' rel="noopener"' : ''}`
  const link = (slot: string, words: string) =>
    `<a ${attributes} data-slot="${slot}">${escapeHtml(words)}</a>`
  const value = isLink ? link('value', now.words) : newValue(now.words)
  const row = `<div><dt data-slot="label">${escapeHtml(now.label)}</dt><dd>${value}</dd></div>`
  const last = rows.all.findLast((one) => reading.sectionAround(one)?.kind === 'contact')
  const foot = reading.elements(({ tag, parent }) => tag === 'li' && isFoot(parent))
  const end = foot.findLast((item) => !slotIn(item, 'legal'))
  const line = `<li>${link(kind.slot, isLink ? now.label : now.words)}</li>`
  const changes = [
    ...(last && !open ? [insertedAfter(last, row)] : []),
    ...(end && isInFooter ? [insertedAfter(end, line)] : []),
    ...(open ? filledRow(open, now.words) : []),
  ]
  if (!draft.take(told, changes)) draft.leave('notThere', told)
}

export function isFoot(element: PageElement | undefined): boolean {
  return element?.attribute('class')?.value === 'foot-reach'
}

/** Rows of sections, and those that wait for what this label names. */
export function openRows({ reading }: PageDraft, label: string, ...kinds: string[]) {
  const all = reading.elements(
    (element) =>
      element.tag === 'div' &&
      element.parent?.tag === 'dl' &&
      (kinds.length === 0 || kinds.includes(reading.sectionAround(element)?.kind ?? ''))
  )
  const open = all.filter((row) => {
    const [dt, dd] = row.children()
    return dt && dd?.attribute('data-todo') && hasWords(dt, label)
  })
  return { all, open }
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
  const isLink = insert.startsWith('<a')
  return [
    { ...dd.content, insert },
    ...(isLink ? dd.removeAttribute('data-slot') : []),
    ...settled(dd),
  ]
}

/** An element and all around it wait for nothing. */
export function settled(element: PageElement): Change[] {
  const around: PageElement[] = []
  for (let one: PageElement | undefined = element; one; one = one.parent) around.push(one)
  return around.flatMap((one) => one.removeAttribute('data-todo'))
}
