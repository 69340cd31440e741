import type { PageElement } from '#designer/renderer/reading/page_reading'
import {
  replacedInAttribute,
  replacedWords,
  type Change,
} from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'
import { hasWords, type PageDraft } from '#designer/sheet/page_update/page_draft'
import { lower } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'
import { wholeIn } from '#designer/text/whole_words'

/** Slots that hold sentences: a word in one of these may mean something else. */
const PROSE = new Set('text lede intro answer quote detail note'.split(' '))
/** Slots that hold names: a word in one of these belongs to the name. */
const NAMES = new Set('item person what place package group question by'.split(' '))

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

/** At the beginning of a line with a capital, behind other words perhaps without. */
export function replacedInAnyManner(
  draft: PageDraft,
  slot: PageElement,
  old: string,
  now: string
): Change[] {
  const { language } = draft.reading
  const inCapital = (text: string) => capital(text, language)
  const inSmall = (text: string) => lower(text)
  const isFirst = wordsOf(slot).startsWith(inCapital(old))
  const manners = [...(isFirst ? [inCapital] : []), (text: string) => text, inCapital, inSmall]
  for (const manner of manners) {
    const changes = replacedIn(draft, slot, manner(old), manner(now))
    if (changes.length > 0) return changes
  }
  return []
}

/** Where a text can stand: everywhere, or only where nobody writes sentences. */
export type Reach = 'everywhere' | 'labels'

/** The old words in the text of the page and of its pictures; those of its head follow. */
export function replacedEverywhere(
  draft: PageDraft,
  old: string,
  now: string,
  reach: Reach
): Change[] {
  const { reading } = draft
  draft.replaced.push([old, now])
  const inPictures = reading
    .elements(() => true)
    .flatMap((element) =>
      ['alt', 'aria-label']
        .filter((name) => wholeIn(element.attribute(name)?.value ?? '', old) >= 0)
        .flatMap((name) => replacedInAttribute(element, name, old, now))
    )
  const inText = replacedWords(reading.page, old, now, { exactly: true }).filter(
    (change) => reach === 'everywhere' || !isProse(draft, change)
  )
  return [...inText.filter((change) => !isInflected(draft, change)), ...inPictures]
}

/** Sentences in which the words stand too. */
export function sentencesWith(draft: PageDraft, words: string): PageElement[] {
  const found = replacedWords(draft.reading.page, words, '', { exactly: true })
  return found.flatMap((change) => {
    const element = slotAround(draft, change, PROSE)
    return element && !hasWords(element, words) ? [element] : []
  })
}

function isProse(draft: PageDraft, change: Change): boolean {
  const isIn = [PROSE, NAMES].some((slots) => slotAround(draft, change, slots) !== undefined)
  return isIn || isLoose(draft, change)
}

function slotAround(draft: PageDraft, { from, to }: Change, slots: Set<string>) {
  return draft.reading
    .elements((element) => slots.has(element.attribute('data-slot')?.value ?? ''))
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

/** Links to a map look for what they show. */
export function replacedInLinks({ reading }: PageDraft, old: string, now: string): Change[] {
  const [from, to] = [encodeURIComponent(old), encodeURIComponent(now)]
  return reading
    .elements(({ tag, attributes }) => tag === 'a' && (attributes.href ?? '').includes('query='))
    .flatMap((link) => replacedInAttribute(link, 'href', from, to))
}
