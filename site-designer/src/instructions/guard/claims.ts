import type { EditRequest } from '#designer/instructions/edit'
import type { Finding } from '#designer/instructions/guard/finding'
import { isNamed } from '#designer/instructions/guard/named'
import { textsOn } from '#designer/instructions/guard/said_texts'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { languageOfPrompt } from '#designer/reader/annotators/language'
import { unsupportedClaims } from '#designer/sheet/claims'
import { sourceOf, textsOnSheet } from '#designer/sheet/claims/source_words'

/** The number of a step or of an item in a list, alone or before its text. */
const ORDINAL = /^\W?0?\d{1,2}(?:\W+|$)/

/**
 * What the page says now and neither the page before, nor the sheet, nor the instruction says: as in
 * the words of a build. A number or an address at which people are reached is of another kind.
 */
export function claimsIn(
  before: PageReading,
  after: PageReading,
  { instruction, sheet }: EditRequest
): Finding[] {
  const known = textsOn(before)
  const was = new Set(known)
  const fresh = [...new Set(textsOn(after))].filter((text) => !was.has(text))
  if (fresh.length === 0) return []
  const { language } = before
  const { code, sure } = languageOfPrompt(fresh.join(' \n '))
  const now = sure ? code : language
  const sources = [...known, instruction, ...(sheet ? textsOnSheet(sheet) : [])]
  const source = sourceOf(sources, [language, now, 'en'])
  const everything = sources.join(' \n ')
  return withoutOrdinals(fresh)
    .flatMap((text) => unsupportedClaims(text, source, now, now !== language))
    .filter(({ is, words }) => is === 'claim' || !isNamed(words, everything))
    .map(({ is, words }) => ({ is, what: words }))
}

/** Numbers count the texts where there is a first and a second. */
function withoutOrdinals(texts: readonly string[]): string[] {
  const isCounted = [/^\W?0?1(?!\d)/, /^\W?0?2(?!\d)/].every((one) =>
    texts.some((text) => one.test(text))
  )
  return texts.map((text) => (isCounted ? text.replace(ORDINAL, '') : text))
}
