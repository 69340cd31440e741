import type { Copy, SectionCopy } from '#designer/site/copy'
import { claimsIn } from '#designer/sheet/claims/claim_words'
import { figuresIn, type Figure } from '#designer/sheet/claims/figures'
import { folded, foldedWithQuotes, withoutUnseen } from '#designer/language/fold'
import { sentencesOf } from '#designer/language/sentences'
import { namesIn } from '#designer/sheet/claims/names'
import { sourceWords, type SourceWords } from '#designer/sheet/claims/source_words'
import { daysIn, linksIn, quotesIn, starsIn } from '#designer/sheet/claims/mentions'
import type { Sheet } from '#designer/sheet/sheet'
import { wholeIn } from '#designer/language/whole_words'

/**
 * The copy of a model without invented facts: a figure, a name, a day, a link, a quote or a claim that
 * is neither on the sheet nor in the prompt. A sentence with one is cut; a heading is one sentence.
 * Where nothing is left, the built-in words stay.
 */
export function claimsOnlyWhatWasSaid(sheet: Sheet, prompt: string, copy: Copy): Copy {
  const source = sourceWords(sheet, prompt)
  const language = sheet.wishes.language.value
  const isSupported = (text: string) => unsupportedIn(text, source, language).length === 0
  const supported = (text: string | undefined) => text && supportedSentences(text, isSupported)
  const kept = Object.entries(copy).map(([id, { design, heading, intro, paragraphs }]) => {
    const left = paragraphs?.map(supported).filter((text) => text !== undefined) ?? []
    const introduced = supported(intro)
    const words: SectionCopy = {
      ...(heading && isSupported(heading) ? { heading } : {}),
      ...(introduced ? { intro: introduced } : {}),
      ...(left.length > 0 ? { paragraphs: left } : {}),
      // Its words are checked where it is set: see `designed/`.
      ...(design ? { design } : {}),
    }
    return [id, words] as const
  })
  return Object.fromEntries(kept.filter(([, words]) => Object.keys(words).length > 0))
}

/** The text without the sentences that are not supported. A quote may go over several, so what is left is checked whole. */
function supportedSentences(
  text: string,
  isSupported: (text: string) => boolean
): string | undefined {
  if (isSupported(text)) return text
  const left = sentencesOf(text).filter(isSupported).join(' ')
  return left !== '' && isSupported(left) ? left : undefined
}

/** What is refused in the words of a section, as it is written there. */
export function refusedIn(sheet: Sheet, prompt: string, words: SectionCopy): string[] {
  const source = sourceWords(sheet, prompt)
  const texts = [words.heading, words.intro, ...(words.paragraphs ?? [])]
  const language = sheet.wishes.language.value
  return [...new Set(texts.flatMap((text) => (text ? unsupportedIn(text, source, language) : [])))]
}

/** The parts of a text that its source does not support, as a reader sees them. */
export function unsupportedIn(typed: string, source: SourceWords, language: string): string[] {
  const text = withoutUnseen(typed)
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
          ...claimsIn(text, language).filter(
            (claim) => !isIn(claim, source) && !isInAnotherForm(claim, source)
          ),
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

/** A claim in another form than its source: "guaranteed", where the owner wrote "guarantee". */
function isInAnotherForm(claim: string, { words }: SourceWords): boolean {
  const wanted = folded(claim)
  return [...words].some((word) => isSameStem(wanted, word))
}

const SHORTEST_STEM = 5
const LONGEST_ENDING = 3

/** Two words that begin alike and differ in their endings; a superlative says more than its stem. */
function isSameStem(one: string, other: string): boolean {
  let stem = 0
  while (stem < one.length && one[stem] === other[stem]) stem++
  const [ending, from] = [one.slice(stem), other.slice(stem)]
  const isSuperlative = ending.includes('st') && !from.includes('st')
  return (
    stem >= SHORTEST_STEM &&
    Math.max(ending.length, from.length) <= LONGEST_ENDING &&
    !isSuperlative
  )
}

/** A name may have an ending of up to three letters that the source has not: "Leedste", "Sundays". */
function isNamed(name: string, { words }: SourceWords): boolean {
  const wanted = folded(name)
  if (words.has(wanted)) return true
  const isBeginning = (word: string) => word.length > 3 && wanted.startsWith(word)
  return [...words].some((word) => isBeginning(word) && wanted.length - word.length <= 3)
}
