import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'

// What joins facts to a sentence, and what any business could say of itself. Folded.
const joins: Record<Language, RegExp> = {
  en: /^(?:we|i|you|they|it|its|us|me|our|my|your|their|am|is|are|was|were|have|has|had|do|does|can|will|be|an?|the|in|at|of|on|to|by|for|from|till|until|since|and|or|also|with|here|there|this|that|all|every|each|day|days|daily|both|find|offer|offers|provide|sell|sells|serve|serves|make|makes|run|call|ring|phone|text|reach|visit|come|see|open|opens|closed|opening|hours|based|located|called|named|family|small|little|local|new|price|prices|cost|costs|charge|team|staff|people|specialise|specialize|including|include|such|as|like|\d+|re|ve|m|s|ll|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun)$/,
  tr: /^(?:biz|ben|bir|bizim|bizi|bize|beni|siz|size|de|da|ve|veya|ile|icin|olan|olarak|beri|bu|her|gun|gunleri|hafta|ici|sonu|saat|arasi|aile|kucuk|yerel|yeni|ad[iu]\p{L}*|acig[iu]z|kapal[iu]\p{L}*|var|mevcut|adres\p{L}*|fiyat\p{L}*|bulabilirsiniz|hizmet\p{L}*|yilindan|(?:yap|ver|sat|sun|et|ed|yapil|uret|calis)[iu]yor(?:uz|um)|yap[ae]r[iu][zm]|\d+)$/u,
}

/** The words of a sentence that are neither known nor only join the others. */
export function newsIn(sentence: string, known: string[], language: Language): string[] {
  const told = known.flatMap(wordsIn)
  return wordsIn(sentence).filter(
    (word) => !joins[language].test(word) && !told.some((one) => isForm(word, one, language))
  )
}

/** Whether a sentence has all words of something, in whatever form. */
export function hasAllOf(something: string, sentence: string, language: Language): boolean {
  const words = wordsIn(sentence)
  return wordsIn(something).every((one) => words.some((word) => isForm(word, one, language)))
}

// "Cakes" is a form of "cake", "Caddesi’nde" of "Caddesi".
function isForm(word: string, known: string, language: Language): boolean {
  if (word === known) return true
  if (language === 'en') return word === `${known}s` || known === `${word}s`
  return known.length > 3 && word.startsWith(known.slice(0, -1)) && word.length - known.length <= 4
}

function wordsIn(text: string): string[] {
  const list = fold(text).match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []
  return list.map((word) => word.replace(/['’]\p{L}+$/u, ''))
}
