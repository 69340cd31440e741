import { findAwards } from '#designer/facts/awards'
import { claims, type Proof } from '#designer/facts/claims'
import { findTurkishProof } from '#designer/facts/turkish/proof'
import { languageOf, type Language } from '#designer/text/language'
import { isAlwaysOpen } from '#designer/facts/opening_words'
import { capital } from '#designer/text/normalise'

const denied =
  /\b(?:no|not|without|never|do not|\w+n['’]t|dont|doesnt|isnt|arent|wont)\s+(?:\w+\s){0,2}$/i

// Words that mean something else without the word behind them: "vegan cakes" is not "vegan".
const quoted =
  /\b(organic|vegan|vegetarian|gluten[- ]free|halal|kosher|fair[- ]trade)\b(?:\s(?!and\b|or\b|in\b|with\b|for\b|but\b|we\b|from\b)(\p{Ll}{3,}))?/giu

const beginning = new RegExp(
  `\\b(?:since|(?:est\\.?|established|founded|opened|started|begun|began|set up|going|trading|trading from|in business)(?:\\s(?:since|in|by (?:my|our|the) [\\p{L}' -]{2,30}? in))?)\\s(1[6-9]\\d\\d|20[0-4]\\d)(?!\\d|\\sas\\b)`,
  'giu'
)
// "I run it since 2016": another began it.
const takenOver =
  /\b(?:run|own|have|had|owned|manage|managed) (?:it|this|the \p{L}+|them) $|\b(?:taken over|took over|mine|ours|in my hands|new owners?|new management|under new [\p{L} ]{3,20}),? $/iu

export function findProof(text: string, language: Language = languageOf(text)): Proof {
  if (language === 'tr') return findTurkishProof(text)

  const years =
    /\b(?:for |over |with |more than |nearly )+(\d{1,3}\+?|ten|fifteen|twenty|thirty|forty|fifty) years\b/i.exec(
      text
    )
  const found: string[] = findAwards(text, language)
  for (const [pattern, words] of claims) {
    const match = pattern.exec(text)
    if (!match || (words === 'Day and night' && !isAlwaysOpen(text))) continue
    if (denied.test(text.slice(Math.max(0, match.index - 28), match.index))) continue
    if (found.some((other) => other.toLowerCase().includes(words.toLowerCase()))) continue
    found.push(words)
  }
  for (const match of text.matchAll(quoted)) {
    if (denied.test(text.slice(Math.max(0, match.index - 28), match.index))) continue
    const words = capital(match[0].toLowerCase())
    if (!found.some((other) => other.toLowerCase().includes(words.toLowerCase()))) found.push(words)
  }
  return {
    since: firstYear(text),
    years: years ? `${years[1]} years` : undefined,
    claims: found.slice(0, 6),
  }
}

// Of several, the first: what a son runs since 2016 his father opened in 1987.
function firstYear(text: string): string | undefined {
  const said = [...text.matchAll(beginning)]
    .filter(({ index }) => !takenOver.test(text.slice(Math.max(0, index - 40), index)))
    .map(([, year]) => year)
  const abroad = /\b(1[6-9]\d\d|20[0-4]\d)['’]?(?:den|dan|ten|tan)\s+beri\b/i.exec(text)?.[1]
  return [...said, ...(abroad ? [abroad] : [])].sort()[0]
}
