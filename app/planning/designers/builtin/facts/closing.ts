import { languageOf, type Language } from '#planning/designers/builtin/language'
import { capital, sentencesOf, typographic } from '#planning/designers/builtin/normalise'

const shut =
  /(?<![\p{L}])(?:closed|(?:i['’]m|we['’]re|i am|we are|be) away|on holiday|moving|moved|fully booked|kapalı\p{L}*|bakımday\p{L}*|tatil\p{L}*|taşın\p{L}*)(?![\p{L}])/iu
const passing =
  /(?<![\p{L}])(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2} (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|christmas|easter|new year|this (?:week|month|summer|winter)|until|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|bayram\p{L}*|yılbaşı\p{L}*)(?![\p{L}])/iu

// For how long: a month that is only named may be anything.
const span =
  /\d|until|this|christmas|easter|for (?:two|three|a|one) (?:weeks?|month)|closed (?:in |during |all |for )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|bayram|yılbaşı|boyunca|kadar|arası|ayında/i

/** The sentence that says what is different for a while: "We are closed from 1 to 15 August." */
export function findClosing(
  text: string,
  language: Language = languageOf(text)
): string | undefined {
  const sentence = sentencesOf(text).find(
    (words) => words.length <= 220 && shut.test(words) && passing.test(words) && span.test(words)
  )
  if (!sentence) return undefined
  const clean = typographic(capital(sentence, language))
  return /[.!?…]$/.test(clean) ? clean : `${clean}.`
}
