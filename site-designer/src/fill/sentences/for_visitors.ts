import { isEnded } from '#designer/language/sentences'
import { saidIn } from '#designer/copy/asks'
import { wordsData } from '#designer/copy/words_data'
import { speaksIn } from '#designer/fill/voice_of'
import { isTold as hasVerb } from '#designer/language/told'
import { amountsIn } from '#designer/language/money'
import type { Language } from '#designer/language/language'

const longestRule = 160

/** Whether a sentence tells visitors what to do or to bring, or how they get there. */
export function isForComing(sentence: string, language: Language): boolean {
  const { rules, way } = wordsData(language).files
  // A title may be about buses. German nouns all have a capital.
  const plain = language === 'de' ? sentence : sentence.replace(/\s\p{Lu}[\p{L}'’-]*/gu, '')
  const isTold = rules.some(saidIn(sentence)) || way.some(saidIn(plain))
  const isShort = sentence.length <= longestRule
  const start = language === 'tr' ? sentence : sentence.split(' ').slice(0, 3).join(' ')
  return isTold && isShort && !speaksIn(start, language) && amountsIn(sentence).length === 0
}

const longestFragment = 60

/** "Children free", "half board 47": part of a list of prices, without a currency. */
export function goesWithPrices(line: string, language: Language): boolean {
  const isFragment = line.length <= longestFragment && !isEnded(line)
  const isFree = wordsData(language).files.free.some(saidIn(line))
  return isFragment && (isFree || /\s\d{1,5}(?:[.,]\d{2,3})?$/.test(line))
}

/** ", £450 a day", "costs £20": not "we made £2,310". */
const beforePrice =
  /(?:[,(:]\s?|(?<!\p{L})(?:is|are|and|or|costs?|from|for|at|ist|sind|kostet|kosten|ab|für|und|est|sont|coûte|dès|et|es|son|cuesta|desde|por|y|è|sono|costa|da|per|e|voor|vanaf|kost|en|custa|é))\s?$/iu

/** Whether it tells what something costs, and not what was earned or given. */
export function givesPrice(sentence: string, language: Language): boolean {
  const amounts = amountsIn(sentence)
  if (language === 'tr') return amounts.length > 0
  // "$12 fills a thermos" is told; "£5 a head" is a price.
  if (amounts[0]?.start === 0 && !hasVerb(sentence, language)) return true
  return amounts.some(({ start }) => beforePrice.test(sentence.slice(0, start)))
}
