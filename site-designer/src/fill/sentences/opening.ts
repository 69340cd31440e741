import { isCalledByNoun, languageOf, whatAndWhere } from '#designer/fill/business'
import { denies, givesFigures } from '#designer/fill/sentences/asides'
import { hasClock } from '#designer/fill/sentences/clauses'
import { isForComing } from '#designer/fill/sentences/for_visitors'
import { canOpen, chooseLede } from '#designer/fill/sentences/lede'
import { localityOf } from '#designer/fill/whereabouts'
import { isTold } from '#designer/language/told'
import type { Sheet } from '#designer/sheet/sheet'

export const longestTitle = 110

/** The first thing that they say, or what says best what this is, where it is short enough. */
export function titleOf(sentences: string[], sheet: Sheet): string | undefined {
  if (sheet.who.name || isCalledByNoun(sheet)) return undefined
  const [first] = sentences
  const isList =
    first !== undefined && /[,;]/.test(first) && !isTold(first, sheet.wishes.language.value)
  // "Our dog ran off at four" says more than that visitors are welcome.
  const isOnlyOne = !whatAndWhere(sheet) && !localityOf(sheet)
  const isTimed = first !== undefined && hasClock(first) && !isOnlyOne
  const opens = first !== undefined && canOpen(first, sheet) && !isList && !isTimed
  const able = [opens ? first : undefined, chooseLede(sentences, sheet)]
  return able.find((one) => one !== undefined && one.length <= longestTitle)
}

/** The sentence that says what this is, or else the first of all where it tells and instructs nobody. */
export function ledeOf(sentences: string[], sheet: Sheet): string | undefined {
  const [first] = sentences
  const opens =
    first !== undefined &&
    canStand(first, sheet) &&
    isTold(first, sheet.wishes.language.value) &&
    !hasClock(first)
  return chooseLede(sentences, sheet) ?? (opens ? first : undefined)
}

/** Whether a whole sentence may stand under the title. */
export function canStand(sentence: string, sheet: Sheet): boolean {
  return (
    isEnded(sentence) &&
    canOpen(sentence, sheet) &&
    !givesFigures(sentence) &&
    !denies(sentence) &&
    !isForComing(sentence, languageOf(sheet))
  )
}

/** With the stop that a sentence ends with. */
export function isEnded(text: string): boolean {
  return /[.!?…]["”'’)]?$/.test(text)
}
