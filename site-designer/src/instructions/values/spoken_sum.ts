import { numberOf } from '#designer/sheet/claims/claim_words'

/** Words for money, each with what is written in their place. */
const CURRENCY = /^(?:pounds?|quid|euros?|dollars?|bucks|lira|liras[ıi]|tl)$/iu
const JOINS = new Set(['and', 'a', 've'])
const HUNDRED: Record<string, number> = { hundred: 100, yüz: 100, thousand: 1000, bin: 1000 }

/** A sum told in words as figures: "twenty-four pounds", "three pounds fifty"; others stay as they are. */
export function sumInFigures(typed: string, language: string): string {
  const words = typed.toLowerCase().split(/[\s-]+/)
  const at = words.findIndex((word) => CURRENCY.test(word))
  if (/\d/.test(typed) || at < 1) return typed
  const [whole, part] = [
    numberIn(words.slice(0, at), language),
    numberIn(words.slice(at + 1), language),
  ]
  if (whole === undefined || (part === undefined && at + 1 < words.length)) return typed
  const cents = part === undefined ? '' : `.${String(part).padStart(2, '0')}`
  return `${whole}${cents} ${words[at]}`
}

/** "Twenty four", "iki yüz elli"; undefined where a word is no number. */
function numberIn(words: readonly string[], language: string): number | undefined {
  let sum = 0
  let isAny = false
  for (const word of words) {
    if (JOINS.has(word)) continue
    const times = HUNDRED[word]
    const number = numberOf(word, language)
    if (times) sum = Math.max(1, sum) * times
    else if (number === undefined) return undefined
    else sum += number
    isAny = true
  }
  return isAny ? sum : undefined
}
