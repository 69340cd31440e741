import { givesFigures, isAside } from '#designer/fill/asides'
import { languageOf, nounOf } from '#designer/fill/business'
import { speaksIn } from '#designer/fill/voice_of'
import { isTold } from '#designer/reader/shapes/told'
import { amountsIn } from '#designer/reader/shapes/money'
import { negative } from '#designer/reader/words/words_of'
import type { Sheet } from '#designer/sheet/sheet'
import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'

const longest = 170
const shortest = 6
const longestAside = 80

/**
 * The sentence that says what this is: one that says the name and what bears it, or what it is
 * called, or else the first in which they tell what they do. Never a side fact, a price, a time, a
 * heading with its list, or the end of a sentence that began elsewhere.
 */
export function chooseLede(sentences: string[], sheet: Sheet): string | undefined {
  const language = languageOf(sheet)
  const able = sentences.filter((sentence) => canOpen(sentence, sheet, language))
  const weighed = able.map((sentence) => ({ sentence, weight: weightOf(sentence, sheet) }))
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  return most > 0 ? weighed.find(({ weight }) => weight === most)?.sentence : undefined
}

/** The sentence as it stands below the name, which it need not say again: "Name, a studio in Leith." */
export function belowName(sentence: string, sheet: Sheet): string {
  const from = isApposed(sentence, sheet) ? sheet.who.name!.value.length + 2 : 0
  return capital(sentence.slice(from), languageOf(sheet))
}

function canOpen(sentence: string, sheet: Sheet, language: Language): boolean {
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
  if (givesFigures(sentence)) return isSpoken ? 0.5 : 0
  return (isDefined ? 2 : 0) + (isSpoken ? 1 : 0)
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
