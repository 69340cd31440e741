import type { Copy, SectionCopy } from '#designer/designer/copy'
import { claimsIn } from '#designer/sheet/claims/claim_words'
import { figuresIn } from '#designer/sheet/claims/figures'
import { folded } from '#designer/sheet/claims/folded'
import { namesIn } from '#designer/sheet/claims/names'
import { saidOn, type Said } from '#designer/sheet/claims/said'
import { daysIn, linksIn, quotesIn } from '#designer/sheet/claims/spots'
import type { Sheet } from '#designer/sheet/sheet'
import { wholeIn } from '#designer/text/whole_words'

/**
 * The words of a model without what nobody has said. A heading, an introduction or a paragraph goes
 * as a whole when it holds a figure, a name, a day, a link, a quote or a claim that stands neither
 * on the sheet nor in the prompt; what goes is filled with the built-in words.
 */
export function claimsOnlyWhatWasSaid(sheet: Sheet, prompt: string, copy: Copy): Copy {
  const said = saidOn(sheet, prompt)
  const language = sheet.wishes.language.value
  const isSaid = (text: string | undefined) =>
    text !== undefined && unsaidIn(text, said, language).length === 0
  const kept = Object.entries(copy).map(([id, { heading, intro, paragraphs }]) => {
    const left = paragraphs?.filter(isSaid) ?? []
    const words: SectionCopy = {
      ...(isSaid(heading) ? { heading } : {}),
      ...(isSaid(intro) ? { intro } : {}),
      ...(left.length > 0 ? { paragraphs: left } : {}),
    }
    return [id, words] as const
  })
  return Object.fromEntries(kept.filter(([, words]) => Object.keys(words).length > 0))
}

/** What a text says that was not said; in the words of the text. */
export function unsaidIn(text: string, said: Said, language: string): string[] {
  const days = daysIn(text, language)
  const isDay = (name: string) => days.some(({ words }) => words === name)
  return [
    ...linksIn(text).filter((link) => !said.text.includes(folded(link))),
    ...figuresIn(text, language)
      .filter(
        ({ needs, words }) => !needs.some((need) => said.figures.has(need)) && !isIn(words, said)
      )
      .map(({ words }) => words),
    ...quotesIn(text).filter((quote) => !said.text.includes(folded(quote))),
    ...days
      .filter(({ means }) => !means.some((word) => isIn(word, said)))
      .map(({ words }) => words),
    ...claimsIn(text, language).filter((claim) => !isIn(claim, said)),
    ...namesIn(text, language).filter((name) => !isDay(name) && !isNamed(name, said)),
  ]
}

/** The same words, whole; a hyphen may be a space. */
function isIn(words: string, said: Said): boolean {
  const loose = (text: string) => text.replaceAll('-', ' ')
  return wholeIn(loose(said.text), loose(folded(words))) >= 0
}

/** A name may have an ending that it did not have before: "Leedste", "Sundays". */
function isNamed(name: string, { words }: Said): boolean {
  const wanted = folded(name)
  if (words.has(wanted)) return true
  const isBeginning = (word: string) => word.length > 3 && wanted.startsWith(word)
  return [...words].some((word) => isBeginning(word) && wanted.length - word.length <= 3)
}
