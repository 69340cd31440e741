import { languageOf, type Language } from '#designer/text/language'
import { capital, sentencesOf, typographic } from '#designer/text/normalise'

const shut =
  /(?<![\p{L}])(?:closed|(?:i['’]m|we['’]re|i am|we are|be) away|on holiday|(?:we|be|is|are) shut|moving|moved(?![^.]*(?:19|20)\d\d)|fully booked|kapalı\p{L}*|bakımday\p{L}*|tatil\p{L}*|taşın\p{L}*(?![^.]*(?:19|20)\d\d))(?![\p{L}])/iu
const passing =
  /(?<![\p{L}])(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2} (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|christmas|easter|new year|this (?:week|month|summer|winter)|until|(?:ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)(?:['’]?(?:[ıiuü]n|[dt][ae]n?))?|bayram\p{L}*|yılbaşı\p{L}*)(?![\p{L}])/iu

// For how long: a month that is only named may be anything.
const span =
  /\d|until|this|christmas|easter|for (?:two|three|a|one) (?:weeks?|month)|(?:first|second|third|last|whole|entire|same|two|three) (?:\p{L}+ )?(?:weeks?|weekends?|fortnight|half|days?|month)|(?<!\p{L})(?:ilk|son|tüm|bütün)\s|closed (?:in |during |all |for )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|bayram|yılbaşı|boyunca|kadar|arası|ayında/iu

/** The sentence that says what is different for a while: "We are closed from 1 to 15 August." */
export function findClosing(
  text: string,
  language: Language = languageOf(text)
): string | undefined {
  const sentence = sentencesOf(text).find(
    (words) => words.length <= 220 && shut.test(words) && passing.test(words) && span.test(words)
  )
  if (!sentence) return undefined
  const clean = typographic(capital(fromClosing(sentence), language))
  return /[.!?…]$/.test(clean) ? clean : `${clean}.`
}

// "Shop in Bath, we shut the last week of July": where it is was said before.
function fromClosing(sentence: string): string {
  const clauses = sentence.split(/,\s/)
  const first = clauses.findIndex((clause) => shut.test(clause) || passing.test(clause))
  return clauses.slice(first).join(', ')
}
