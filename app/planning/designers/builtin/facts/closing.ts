import { capital, sentencesOf, typographic } from '#planning/designers/builtin/normalise'

const shut =
  /(?<![\p{L}])(?:closed|on holiday|moving|moved|fully booked|kapalı\p{L}*|tatil\p{L}*|taşın\p{L}*)(?![\p{L}])/iu
const passing =
  /(?<![\p{L}])(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|new year|this (?:week|month|summer|winter)|until|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|bayram\p{L}*|yılbaşı)(?![\p{L}])/iu

/** The sentence that says what is different for a while: "We are closed from 1 to 15 August." */
export function findClosing(text: string): string | undefined {
  const sentence = sentencesOf(text).find(
    (words) =>
      words.length <= 220 &&
      shut.test(words) &&
      passing.test(words) &&
      /\d|until|this|christmas|easter|bayram/i.test(words)
  )
  if (!sentence) return undefined
  const clean = typographic(capital(sentence))
  return /[.!?…]$/.test(clean) ? clean : `${clean}.`
}
