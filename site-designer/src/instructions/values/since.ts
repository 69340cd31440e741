import { fold } from '#designer/text/fold'
import type { Language } from '#designer/instructions/language'

const year = '(1[6-9]\\d\\d|20[0-4]\\d)'
const english = new RegExp(
  `\\b(?:since|(?:est\\.?|established|founded|opened|started|began|trading|in business)(?:\\s(?:(?:(?:the|our|my|this)\\s\\p{L}+|it)\\s)?(?:since|in))?)\\s${year}(?!\\d|\\sas\\b)`,
  'iu'
)
// Folded.
const turkish = [
  `(?<!\\d)${year}\\s?(?:yil|sene)?'?(?:in)?(?:den|dan|ten|tan)\\s+(?:beri|bu yana|bugune|itibaren)`,
  `(?<!\\d)${year}\\s*(?:yilinda|senesinde|'?[dt][ae])\\s+(?:\\p{L}+\\s+){0,4}?(?:kurul|ac(?:t[iu]|ild|ilmis|mis)|basla|kurdu|kurmus)`,
  `(?:kurulus(?: yili)?|since)\\s*:?\\s*${year}`,
].map((pattern) => new RegExp(pattern, 'u'))

/** The year in which the business began: "since 1987", "1987’den beri". */
export function findSince(text: string, language: Language): string | undefined {
  if (language === 'en') return english.exec(text)?.[1]
  const plain = fold(text)
  return turkish.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean)
}
