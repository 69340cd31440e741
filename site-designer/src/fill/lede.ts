import { givesFigures, isAside } from '#designer/fill/asides'
import { languageOf, nounOf } from '#designer/fill/business'
import { hasClock, namesDay } from '#designer/fill/topics/clauses'
import { speaksIn } from '#designer/fill/voice_of'
import { isTold } from '#designer/reader/shapes/told'
import { amountsIn } from '#designer/reader/shapes/money'
import { negative } from '#designer/reader/words/words_of'
import type { Sheet } from '#designer/sheet/sheet'
import { fold } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'

const longest = 170
const shortest = 6
const longestAside = 80
/** A sentence that does not say what this is opens the page only where it is among the first. */
const mostBefore = 3
const defining = 2

/**
 * The sentence that says what this is: one that says the name and what bears it, or what it is
 * called, or else the first in which they tell what they do. Never a side fact, a price, a time, a
 * heading with its list, or the end of a sentence that began elsewhere.
 */
export function chooseLede(sentences: string[], sheet: Sheet): string | undefined {
  const weighed = sentences
    .map((sentence, at) => ({ sentence, at, weight: weightOf(sentence, sheet) }))
    .filter(({ sentence }) => canOpen(sentence, sheet))
    .filter(({ at, weight }) => at < mostBefore || weight >= defining)
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  return most > 0 ? weighed.find(({ weight }) => weight === most)?.sentence : undefined
}

/** The sentence as it stands below the name, which it need not say again: "Name, a studio in Leith." */
export function belowName(sentence: string, sheet: Sheet): string {
  const from = isApposed(sentence, sheet) ? sheet.who.name!.value.length + 2 : 0
  return capital(sentence.slice(from), languageOf(sheet))
}

/** Whether a page may begin with it. */
export function canOpen(sentence: string, sheet: Sheet): boolean {
  const language = languageOf(sheet)
  const isLong = sentence.length > longest || sentence.length < shortest
  const isHeaded = /^[^,:]{2,40}:\s/u.test(sentence)
  const holds = sheet.contact.emails.some(({ value }) => sentence.includes(value))
  return (
    !isLong &&
    !isHeaded &&
    !holds &&
    !(isAside(sentence, language) && sentence.length <= longestAside) &&
    amountsIn(sentence).length === 0
  )
}

function weightOf(sentence: string, sheet: Sheet): number {
  const noun = nounOf(sheet)
  const called = noun === undefined ? [] : wordsOf(noun)
  const isCalled = wordsOf(sentence).some((word) => called.includes(word))
  // What somebody does not do is seldom what they are.
  const isSpoken =
    !negative.test(sentence) &&
    isTold(sentence, sheet.wishes.language.value) &&
    speaksIn(sentence, languageOf(sheet))
  const isDefined = isCalled || isApposed(sentence, sheet) || isEqualled(sentence, sheet)
  if (hasClock(sentence) && namesDay(sentence, languageOf(sheet))) return isDefined ? 1 : 0
  if (givesFigures(sentence)) return isSpoken ? 0.5 : 0
  return (isDefined ? defining : 0) + (isSpoken ? 1 : 0)
}

const equals = /^\s(?:is|are|ist|sind|est|sont|es|son|è|sono|zijn|é|são)\s/u

/** "The Doorbell Thieves are a brass band." */
function isEqualled(sentence: string, { who }: Sheet): boolean {
  const name = who.name?.value
  const isFirst = name !== undefined && fold(sentence).startsWith(fold(name))
  return isFirst && equals.test(sentence.slice(name.length))
}

/** "Name, a studio in Leith." */
function isApposed(sentence: string, { who }: Sheet): boolean {
  return who.name !== undefined && fold(sentence).startsWith(`${fold(who.name.value)}, `)
}

/** What it is called, by its words: "yoga studio" is meant by "studio" too. */
function wordsOf(noun: string): string[] {
  return (fold(noun).match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2)
}
