import { ChangeSet, escapeText, type Change, type PageElement } from 'editor-engine'
import { readSection, type ReadSection } from '#designer/designed/check_markup'
import { isPrinted, ownTexts } from '#designer/designed/check_words'
import { ownSentences, type OwnSentence, type Stretch } from '#designer/designed/own_sentences'
import type { DesignedPage } from '#designer/designed/designed_page'
import { isCalendarName } from '#designer/language/calendar_words'
import { wordsOf } from '#designer/page/copy_of'
import type { Copy, SectionDesign } from '#designer/site/copy'
import type { Section } from '#designer/site/site'

/** A sentence that somebody reads a second time: whether it states what nobody said. */
export interface SentenceToRead {
  section: string
  words: string
}

/**
 * The sentences of designed sections that are neither the owner's words nor those of our own page, in
 * page order. The rules find numbers and names that nobody said; praise in everyday words they do not.
 */
export function sentencesToRead(page: DesignedPage, copy: Copy): SentenceToRead[] {
  return page.sections.flatMap((section) => {
    const design = copy[section.id]?.design
    const read = design && readSection(design.html)
    if (!read || 'is' in read) return []
    return openIn(page, read).map(({ words }) => ({ section: section.id, words }))
  })
}

/**
 * The copy without those of its sentences to read that are named by their places among them. A section
 * of which a large part would go stays as it is, as does one that would lose what it has to show.
 */
export function withoutSentences(
  page: DesignedPage,
  copy: Copy,
  refused: ReadonlySet<number>
): Copy {
  let at = 0
  const changed = page.sections.flatMap((section) => {
    const words = copy[section.id]
    const read = words?.design && readSection(words.design.html)
    if (!words?.design || !read || 'is' in read) return []
    const cut = openIn(page, read).filter(() => refused.has(at++))
    const design = cut.length > 0 ? designWithout(page, section, words.design, { read, cut }) : null
    return design ? [[section.id, { ...words, design }] as const] : []
  })
  return { ...copy, ...Object.fromEntries(changed) }
}

/** Letters and numbers of a drawing, and the names on a calendar, state nothing. */
function mayState(words: string, language: string): boolean {
  return /\p{L}{3}/u.test(words) && !isCalendarName(words, language)
}

function openIn(page: DesignedPage, read: ReadSection): OwnSentence[] {
  return ownSentences(read, page.facts).filter(
    ({ words }) => mayState(words, page.site.language) && !page.hasSaid(words)
  )
}

/** Of the sentences of a section; one may always go. */
const MOST_CUT = 1 / 3

function designWithout(
  page: DesignedPage,
  section: Section,
  design: SectionDesign,
  { read, cut }: { read: ReadSection; cut: readonly OwnSentence[] }
): SectionDesign | undefined {
  const all = ownSentences(read, page.facts)
  if (cut.length > Math.max(1, all.length * MOST_CUT)) return undefined
  const changes = changesFor(read, cut, ourHeading(page, section))
  const after = ChangeSet.of(changes, read.text.length).apply(read.text)
  const { from, to } = read.root.range
  const left = { ...design, html: after.slice(from, after.length - (read.text.length - to)) }
  return page.set(section, left).ok ? left : undefined
}

/** Our own heading of a section; the name of the business opens a page that has no other title. */
function ourHeading({ site }: DesignedPage, section: Section): string | undefined {
  const { heading } = wordsOf(site)[section.id] ?? {}
  return heading ?? (section.id === site.sections[0].id ? site.business.name : undefined)
}

/**
 * Takes the sentences out, and whatever holds nothing else: a card with its drawing. The heading of a
 * section is never empty: ours takes its place, and where we have none it stays.
 */
function changesFor(
  { elements, root, text }: ReadSection,
  cut: readonly OwnSentence[],
  heading: string | undefined
): Change[] {
  const first = elements.find(({ tag }) => /^h[1-6]$/.test(tag))
  const all = cut.flatMap(({ stretches }) => stretches)
  const isTitleEmpty = first !== undefined && isEmptied(first, blanked(text, all))
  const stretches =
    isTitleEmpty && heading === undefined ? all.filter((one) => !isIn(first, one)) : all
  const title = isTitleEmpty && heading !== undefined ? first : undefined
  const left = blanked(text, stretches)
  const whole: PageElement[] = []
  for (const element of elements) {
    if (element === root || STAYS.has(element.tag) || element === title) continue
    const isInside = whole.some((one) => isIn(one, element.range))
    const holdsTitle = title && isIn(element, title.range)
    if (!isInside && !holdsTitle && isEmptied(element, left)) whole.push(element)
  }
  const emptied = title ? [...whole, title] : whole
  return [
    ...whole.map(({ range }) => ({ ...range, insert: '' })),
    ...(title ? [{ ...title.content!, insert: escapeText(heading!) }] : []),
    ...stretches
      .filter((one) => !emptied.some((element) => isIn(element, one)))
      .map(({ from, to }) => ({ from, to: to + spaceAt(text, to), insert: '' })),
  ].toSorted((one, other) => one.from - other.from)
}

function spaceAt(text: string, at: number): number {
  return /^\s*/.exec(text.slice(at))![0].length
}

/** Without these a table or a list of terms would be in disorder. */
const STAYS = new Set(['td', 'th', 'dt', 'dd', 'summary'])

/** The text with spaces for what is cut, so that offsets in it stay. */
function blanked(text: string, stretches: readonly Stretch[]): string {
  return stretches.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text
  )
}

/** Whether an element had words and has none left; of a question and its answer, either is enough. */
function isEmptied(element: PageElement, left: string): boolean {
  const inside = [element, ...element.descendants()]
  if (inside.some(isPrinted)) return false
  const hasWords = (text: string, ones: readonly PageElement[]) =>
    ones.some((one) => ownTexts(one).some(({ from, to }) => /\S/.test(text.slice(from, to))))
  const isNowEmpty = (ones: readonly PageElement[]) =>
    hasWords(element.page.slice(0, element.page.length), ones) && !hasWords(left, ones)
  const summary = element.tag === 'details' && inside.find(({ tag }) => tag === 'summary')
  if (!summary) return isNowEmpty(inside)
  const [its, others] = [true, false].map((is) =>
    inside.filter((one) => isIn(summary, one.range) === is)
  )
  return isNowEmpty(its) || isNowEmpty(others)
}

function isIn({ range }: PageElement, { from, to }: Stretch): boolean {
  return range.from <= from && to <= range.to
}
