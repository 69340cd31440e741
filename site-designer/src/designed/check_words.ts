import type { PageElement } from 'editor-engine'
import { decode } from 'editor-engine'
import { SLOTS } from '#designer/designed/slots'
import type { ReadSection } from '#designer/designed/check_markup'
import { isCalendarName } from '#designer/language/calendar_words'
import { sentencesIn } from '#designer/language/sentences'
import { unsupportedIn } from '#designer/sheet/claims'
import type { SourceWords } from '#designer/sheet/claims/source_words'
import { FIELD_MARK } from '#designer/sheet/field_mark'

/** A sentence that says what nobody said, where it stands in the text, and the words of it that are too much. */
export interface Unsaid {
  from: number
  to: number
  words: string[]
}

/** Labels that people read, and no text of the section. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|valuenow|placeholder|braille.*)|dir)$/

/** The sentences of a section that its sheet does not support; what shows a fact is printed from it. */
export function unsaidIn(
  { text, elements }: ReadSection,
  source: SourceWords,
  language: string
): Unsaid[] {
  const texts = elements.filter((element) => !isPrinted(element)).flatMap((one) => ownTexts(one))
  return texts.flatMap(({ from, to }) =>
    sentencesIn(text, [from, to]).flatMap(([start, end]) => {
      const said = decode(text.slice(start, end))
      const words = isCalendarName(said, language) ? [] : unsupportedIn(said, source, language)
      return words.length > 0 ? [{ from: start, to: end, words }] : []
    })
  )
}

export const INLINE: ReadonlySet<string> = new Set(
  'span a strong em b i small sub sup q cite time abbr mark text tspan'.split(' ')
)

/**
 * What is not supported in texts that run across elements: "<b>4</b>00 jobs" says 400, and a name in bold
 * is one. No sentence can be cut out of them.
 */
export function unsaidAcross(
  { elements }: ReadSection,
  source: SourceWords,
  language: string
): string[] {
  return elements
    .filter((one) => !INLINE.has(one.tag) && [...one.children()].some(isRunOn))
    .flatMap((block) => unsupportedIn(wordsAcross(block), source, language))
}

function isRunOn(element: PageElement): boolean {
  if (element.tag === 'wbr') return true
  return INLINE.has(element.tag) && !isPrinted(element) && wordsAcross(element).trim() !== ''
}

function wordsAcross(element: PageElement): string {
  const { content, page } = element
  if (!content) return ' '
  let words = ''
  let at = content.from
  for (const child of element.children()) {
    words += decode(page.slice(at, child.range.from))
    if (child.tag === 'wbr') words += ''
    else if (!INLINE.has(child.tag)) words += '\n'
    else words += isPrinted(child) ? ' ' : wordsAcross(child)
    at = child.range.to
  }
  return words + decode(page.slice(at, content.to))
}

/** The labels of a section that are not supported; there is no cutting a sentence out of them. */
export function unsaidLabels(
  { elements }: ReadSection,
  source: SourceWords,
  language: string
): string[] {
  return elements
    .flatMap((element) => element.attributeList().filter(({ name }) => SPOKEN.test(name)))
    .flatMap(({ value }) => unsupportedIn(value, source, language))
}

/** We print what stands in it. */
export function isPrinted(element: PageElement): boolean {
  return element.attribute(FIELD_MARK) !== undefined || SLOTS.has(element.tag)
}

/** The stretches of text right in an element, between the tags of those in it. */
export function ownTexts(element: PageElement): { from: number; to: number }[] {
  const { content } = element
  if (!content) return []
  const found: { from: number; to: number }[] = []
  let at = content.from
  for (const child of element.children()) {
    if (child.range.from > at) found.push({ from: at, to: child.range.from })
    at = child.range.to
  }
  if (content.to > at) found.push({ from: at, to: content.to })
  return found
}
