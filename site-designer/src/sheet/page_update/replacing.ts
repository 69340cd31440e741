import type { PageElement } from '#designer/renderer/reading/page_reading'
import {
  replacedInAttribute,
  replacedWords,
  trimmed,
  type Change,
} from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'
import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import { capital } from '#designer/text/normalise'

/** Slots that hold sentences: a word in one of these may mean something else. */
const PROSE = new Set('text lede intro answer quote detail note by'.split(' '))

/** In the element alone, wherever its text has the old words. */
export function replacedIn({ reading }: PageDraft, element: PageElement, old: string, now: string) {
  const { content } = element
  if (!content) return []
  return replacedWords(reading.page, old, now, { exactly: true }).filter(
    ({ from, to }) => content.from <= from && to <= content.to
  )
}

/**
 * Slots whose whole text are the old words, as they are or with a capital, get the new ones in the
 * same manner.
 */
export function replacedSlots(
  draft: PageDraft,
  old: string,
  now: string,
  slots = draft.slots()
): Change[] {
  return slots.flatMap((slot) => {
    const shown = wordsOf(slot)
    if (shown === old.trim()) return replacedIn(draft, slot, shown, now)
    const { language } = draft.reading
    if (shown !== capital(old.trim(), language)) return []
    return replacedIn(draft, slot, shown, capital(now, language))
  })
}

/** Where a text can stand: everywhere, or only where nobody writes sentences. */
export type Reach = 'everywhere' | 'labels'

/** The old words in the text of the page, its head, its pictures and its structured data. */
export function replacedEverywhere(
  draft: PageDraft,
  old: string,
  now: string,
  reach: Reach
): Change[] {
  const { reading } = draft
  const inHead = [...reading.page.elements()].flatMap((element) =>
    (element.tag === 'meta' ? ['content'] : ['alt', 'aria-label']).flatMap((name) =>
      isWhole(element.attribute(name)?.value ?? '', old)
        ? replacedInAttribute(element, name, old, now)
        : []
    )
  )
  const inText = replacedWords(reading.page, old, now, { exactly: true }).filter(
    (change) => reach === 'everywhere' || !isProse(draft, change)
  )
  return [...inText.filter((change) => !isInflected(draft, change)), ...inHead]
}

/** The sections in whose sentences the words stand too. */
export function sectionsWith(draft: PageDraft, words: string): string[] {
  const found = replacedWords(draft.reading.page, words, '', { exactly: true })
  return found.flatMap((change) => {
    const element = proseAround(draft, change)
    return element ? [draft.sectionOf(element)] : []
  })
}

function isProse(draft: PageDraft, change: Change): boolean {
  return proseAround(draft, change) !== undefined || isLoose(draft, change)
}

function proseAround(draft: PageDraft, { from, to }: Change): PageElement | undefined {
  return draft.reading
    .elements((element) => PROSE.has(element.attribute('data-slot')?.value ?? ''))
    .find(({ range }) => range.from <= from && to <= range.to)
}

/** In the body, and in no slot: what a person has put there. The footer prints addresses so. */
function isLoose(draft: PageDraft, { from, to }: Change): boolean {
  const { reading } = draft
  if (!reading.body || from < reading.body.range.from) return false
  const holds = (element: PageElement) => element.range.from <= from && to <= element.range.to
  const isInSlot = reading
    .elements((element) => Boolean(element.attribute('data-slot')))
    .some(holds)
  return !isInSlot && !reading.sections.some((one) => one.place === 'footer' && holds(one.element))
}

/** "Leeds’te": another town would have another ending. */
function isInflected({ reading }: PageDraft, { to }: Change): boolean {
  const after = reading.html.slice(to, to + 8)
  return reading.language === 'tr' && /^(?:’|'|&#0*39;|&rsquo;)\p{L}/u.test(after)
}

function isWhole(text: string, words: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && isWholeAt(text, words, at)
}

function isWholeAt(text: string, words: string, at: number): boolean {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
  const begins = isLetter(words[0]) && isLetter(text[at - 1])
  const goesOn = isLetter(words.at(-1)) && isLetter(text[at + words.length])
  return !begins && !goesOn
}

/** Values of structured data that say what was said before, whole, or within a description. */
export function replacedData(draft: PageDraft, old: string, now: string): Change[] {
  const { page } = draft.reading
  const [from, insert] = [dataOf(old).slice(1, -1), dataOf(now).slice(1, -1)]
  return scriptsOf(draft).flatMap((script) =>
    [...page.slice(script.from, script.to).matchAll(LITERALS)].flatMap(
      ({ 0: literal, 1: colon, index }) => {
        const isLong = literal.length > from.length + 12
        if (colon || !(literal.slice(1, -1) === from || isLong)) return []
        return placesOf(literal, from).map((at) => {
          const start = script.from + index + at
          return { from: start, to: start + from.length, insert }
        })
      }
    )
  )
}

/** Where whole words stand in a text. */
function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    if (isWholeAt(text, words, at)) places.push(at)
  }
  return places
}

const LITERALS = /"(?:[^"\\]|\\.)*"(\s*:)?/g

/** A piece of structured data as it was written, in place of another one. */
export function replacedDataPiece(draft: PageDraft, old: unknown, now: unknown): Change[] {
  const { page, html } = draft.reading
  const written = dataOf(old)
  return scriptsOf(draft).flatMap(({ from, to }) => {
    const at = page.slice(from, to).indexOf(written)
    if (at < 0) return []
    const start = from + at
    return [trimmed(html, { from: start, to: start + written.length, insert: dataOf(now) })]
  })
}

function dataOf(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function scriptsOf({ reading }: PageDraft): { from: number; to: number }[] {
  return [...reading.page.elements()].flatMap((element) => {
    const type = element.tag === 'script' && element.attribute('type')?.value
    return type === 'application/ld+json' && element.content ? [element.content] : []
  })
}
