import { fold } from '#designer/text/letters'
import type { Language } from '#designer/text/language'
import type { Calling } from '#designer/trades/spoken'
import {
  englishAny,
  englishLoose,
  englishNotPeople,
  gatherings,
  isTurkishAny,
  isTurkishLoose,
  turkishNotPeople,
  turkishPlayer,
} from '#designer/trades/calling_words'
import {
  englishTerms,
  longestTerm,
  OWN_NAME,
  turkishTerms,
  type Term,
} from '#designer/trades/terms'

/** What a calling tells: a trade we know, a calling that is none of ours, or nothing for sure. */
export type Called =
  | { tells: 'trade'; terms: Term[]; surely: boolean; whole: boolean; from: number }
  | { tells: 'other' }
  | { tells: 'nothing'; near?: Set<string> }

const nothing: Called = { tells: 'nothing' }
const other: Called = { tells: 'other' }

/** Trades whose customers are people: for a dog or a car the same word is another calling. */
const forPeople = new Set(
  `bakery bar barber beauty builder cafe childcare climbing clothes coach dance dentist doctor
  driving_school guesthouse gym hairdresser holiday_home hotel language_school lawyer martial_arts
  massage music_school nails nutritionist optician personal_trainer pharmacy physio pilates restaurant
  spa therapist tutor yoga`.split(/\s+/)
)

/** What its last word decides: "piano tuner" is a tuner, whatever we know of pianos. */
export function called(calling: Calling, language: Language): Called {
  const words = calling.words.flatMap(parts)
  const open = isOpen(words.at(-1)!, language)
  const head = headOf(words, calling, language)
  const before = words.slice(0, head.from)
  const last = before.findLast((word) => !open || !isOpen(word, language))
  const alone = head.from === words.length - 1
  const own = head.terms.some(({ trade }) => isOf(before, trade, language))
  const named = head.terms.filter(
    ({ weight }) => weight >= (calling.outright || head.from === 0 ? 6 : OWN_NAME)
  )

  if (language === 'tr' && turkishPlayer.test(fold(calling.base ?? words.at(-1)!))) return other
  // "Bed and breakfast" is more than its noun.
  const whole = head.to <= words.length
  const loose = isLoose(words.at(-1)!, language)
  if (alone && last === undefined && (open || (loose && named.length === 0))) return nothing
  if (alone && last !== undefined && loose && !own && !open) return other
  if (alone && open) {
    const near = nearest(before, language)
    if (near.length === 0) return other
    // "Cleaning company", "law practice": what it does, said as its name.
    const strong = near.filter(({ weight }) => weight >= 8)
    if (strong.length > 0)
      return { tells: 'trade', terms: strong, surely: true, whole: true, from: 0 }
    return { tells: 'nothing', near: tradesOf([...near, ...named]) }
  }
  // "Hair and colour": known by its half.
  const half = words.slice(0, Math.max(0, words.indexOf('and')))
  if (named.length === 0)
    return head.terms.length > 0 || termsOf(half, language).length > 0 ? nothing : other
  if (last === undefined || own)
    return { tells: 'trade', terms: named, surely: true, whole, from: head.from }
  // A cat hotel is no hotel, and who clips dogs is still a groomer.
  if (gatherings.has(fold(last)) && named.every(({ trade }) => trade === 'cafe')) return other
  const notPeople = (language === 'en' ? englishNotPeople : turkishNotPeople).has(fold(last))
  if (notPeople && named.every(({ trade }) => forPeople.has(trade))) return other
  return { tells: 'trade', terms: named, surely: notPeople, whole, from: head.from }
}

/** The longest term that reaches over the last word, and where it begins. */
function headOf(words: string[], { base, after }: Calling, language: Language) {
  const at = words.length - 1
  const asSaid = [...words, ...after.flatMap(parts)]
  const without = base === undefined ? asSaid : [...words.slice(0, -1), base]
  for (let length = Math.min(longestTerm, asSaid.length); length >= 1; length--) {
    for (let from = Math.max(0, at - length + 1); from <= at; from++) {
      const terms = [asSaid, without]
        .map((all) => (from + length <= all.length ? all.slice(from, from + length) : []))
        .map((phrase) => termsOf(phrase, language))
        .find((found) => found.length > 0)
      if (terms) return wider(words, from, language) ?? { terms, from, to: from + length }
    }
  }
  return { terms: [], from: at, to: words.length }
}

// "Interior design studio" is of interior design, whatever a design studio is.
function wider(words: string[], to: number, language: Language) {
  for (let from = Math.max(0, to - 2); from < to; from++) {
    const terms = termsOf(words.slice(from, to + 1), language)
    if (terms.length > 0) return { terms, from, to: words.length }
  }
  return undefined
}

// What is done with it tells nothing more: "flower delivery service", "boiler repair company".
const done =
  /^(?:making|delivery|deliveries|repairs?|maintenance|installations?|sales|design|care)$/

/** The terms right in front of a word for any business. */
function nearest(before: string[], language: Language): Term[] {
  const found = before
    .map((_, from) => termsOf(before.slice(from), language))
    .find((terms) => terms.length > 0)
  if (found) return found
  return done.test(before.at(-1) ?? '') ? nearest(before.slice(0, -1), language) : []
}

function isOf(before: string[], trade: string, language: Language): boolean {
  return before.some((_, from) =>
    before
      .slice(from)
      .some((_word, more) =>
        termsOf(before.slice(from, from + more + 1), language).some((term) => term.trade === trade)
      )
  )
}

function termsOf(words: string[], language: Language): Term[] {
  if (words.length === 0) return []
  const phrase = words.join(' ')
  if (language === 'tr') return turkishTerms(phrase, words.map(fold))
  const found = englishTerms(phrase)
  return found.length > 0 ? found : englishTerms(phrase.replace(/(?<=[^s])s$/, ''))
}

function parts(word: string): string[] {
  return word.split(/-|'s?$/).filter((part) => part !== '')
}

function tradesOf(terms: Term[]): Set<string> {
  return new Set(terms.map(({ trade }) => trade))
}

function isOpen(word: string, language: Language): boolean {
  return language === 'en' ? englishAny.has(word) : isTurkishAny(fold(word))
}

function isLoose(word: string, language: Language): boolean {
  return language === 'en' ? englishLoose.has(word) : isTurkishLoose(fold(word))
}
