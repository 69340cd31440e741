import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import { trades } from '#designer/trades/all'
import { recogniseTrade } from '#designer/trades/recognise'

const vocabulary: Record<Language, Set<string>> = { en: wordsOf('en'), tr: wordsOf('tr') }

function wordsOf(language: Language): Set<string> {
  const phrases = trades.flatMap(({ words }) => {
    const { noun, goods, typical } = words[language]
    return [noun, ...goods, ...typical]
  })
  return new Set(phrases.flatMap((phrase) => fold(phrase).split(/[\s-]+/)))
}

/** Whether all words of a phrase are ones that trades use for themselves and what they offer. */
export function isTradeTalk(phrase: string, language: Language): boolean {
  const words = fold(phrase).split(/[\s-]+/)
  return words.every((word) =>
    [word, `${word}s`, word.replace(/s$/, '')].some((form) => vocabulary[language].has(form))
  )
}

/** How sure a trade is where a word stands for nothing else: "Kuaförüz", and not "Pati". */
export const unmistakable = 0.8

/** Whether a word alone only says of what trade the business is: "Kuaför", "Butcher". */
export function isTradeWord(word: string, language: Language): boolean {
  return isTradeTalk(word, language) || recogniseTrade(word, language).confidence >= unmistakable
}
