import type { Copy, SectionCopy } from '#designer/site/copy'
import { claimsIn } from '#designer/sheet/claims/claim_words'
import { figuresIn, type Figure } from '#designer/sheet/claims/figures'
import { folded, foldedWithQuotes } from '#designer/language/fold'
import { namesIn } from '#designer/sheet/claims/names'
import { sourceWords, type SourceWords } from '#designer/sheet/claims/source_words'
import { daysIn, linksIn, quotesIn, starsIn } from '#designer/sheet/claims/mentions'
import type { Sheet } from '#designer/sheet/sheet'
import { wholeIn } from '#designer/language/whole_words'

/**
 * The copy of a model without invented facts. A heading, an introduction or a paragraph is removed as
 * a whole if it contains a figure, a name, a day, a link, a quote or a claim that is neither on the
 * sheet nor in the prompt; the built-in words replace it.
 */
export function claimsOnlyWhatWasSaid(sheet: Sheet, prompt: string, copy: Copy): Copy {
  const source = sourceWords(sheet, prompt)
  const language = sheet.wishes.language.value
  const isSupported = (text: string | undefined) =>
    text !== undefined && unsupportedIn(text, source, language).length === 0
  const kept = Object.entries(copy).map(([id, { design, heading, intro, paragraphs }]) => {
    const left = paragraphs?.filter(isSupported) ?? []
    const words: SectionCopy = {
      ...(isSupported(heading) ? { heading } : {}),
      ...(isSupported(intro) ? { intro } : {}),
      ...(left.length > 0 ? { paragraphs: left } : {}),
      // Its words are checked where it is set: see `designed/`.
      ...(design ? { design } : {}),
    }
    return [id, words] as const
  })
  return Object.fromEntries(kept.filter(([, words]) => Object.keys(words).length > 0))
}

/** The parts of a text that its source does not support, as they are written in the text. */
export function unsupportedIn(text: string, source: SourceWords, language: string): string[] {
  const days = daysIn(text, language)
  const isDay = (name: string) => days.some(({ words }) => words === name)
  return [
    ...unsupportedClaims(text, source, language).map(({ words }) => words),
    ...days
      .filter(({ means }) => !means.some((word) => isIn(word, source)))
      .map(({ words }) => words),
    ...namesIn(text, language).filter((name) => !isDay(name) && !isNamed(name, source)),
  ]
}

/** A part of a text that is not supported: a way to reach somebody, or anything else. */
export interface UnsupportedClaim {
  is: 'contact' | 'claim'
  words: string
}

/**
 * The figures, addresses, quotes, stars and claims of a text that its source does not support. Praise
 * of a translation is in other words than its source, so it is left out on request.
 */
export function unsupportedClaims(
  text: string,
  source: SourceWords,
  language: string,
  isTranslated = false
): UnsupportedClaim[] {
  const isContact = ({ needs }: Figure) => needs.some((need) => need.startsWith('digits '))
  const figures = figuresIn(text, language).filter(
    ({ needs, words }) => !needs.some((need) => source.figures.has(need)) && !isIn(words, source)
  )
  const contacts = [
    ...linksIn(text).filter((link) => !source.text.includes(foldedWithQuotes(link))),
    ...figures.filter(isContact).map(({ words }) => words),
  ]
  const claims = [
    ...figures.filter((one) => !isContact(one)).map(({ words }) => words),
    ...starsIn(text).filter((stars) => !source.text.includes(stars)),
    ...(isTranslated
      ? []
      : [
          ...quotesIn(text).filter((quote) => !source.text.includes(foldedWithQuotes(quote))),
          ...claimsIn(text, language).filter((claim) => !isIn(claim, source)),
        ]),
  ]
  return [
    ...contacts.map((words) => ({ is: 'contact' as const, words })),
    ...claims.map((words) => ({ is: 'claim' as const, words })),
  ]
}

/** Finds whole words only; a hyphen equals a space. */
function isIn(words: string, source: SourceWords): boolean {
  const loose = (text: string) => text.replaceAll('-', ' ')
  return wholeIn(loose(source.text), loose(foldedWithQuotes(words))) >= 0
}

/** A name may have an ending of up to three letters that the source has not: "Leedste", "Sundays". */
function isNamed(name: string, { words }: SourceWords): boolean {
  const wanted = folded(name)
  if (words.has(wanted)) return true
  const isBeginning = (word: string) => word.length > 3 && wanted.startsWith(word)
  return [...words].some((word) => isBeginning(word) && wanted.length - word.length <= 3)
}
