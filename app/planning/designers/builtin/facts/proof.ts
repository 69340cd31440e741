import { claims, type Proof } from '#planning/designers/builtin/facts/claims'
import { findTurkishProof } from '#planning/designers/builtin/facts/turkish/proof'
import { languageOf, type Language } from '#planning/designers/builtin/language'
import { capital } from '#planning/designers/builtin/normalise'

const denied = /\b(?:no|not|without|don't|do not|never|isn't|aren't)\s+(?:\w+\s){0,2}$/i

// Words that mean something else without the word behind them: "vegan cakes" is not "vegan".
const quoted =
  /\b(organic|vegan|vegetarian|gluten[- ]free|halal|kosher|fair[- ]trade)\b(?:\s(?!and\b|or\b|in\b|with\b|for\b|but\b|we\b|from\b)(\p{Ll}{3,}))?/giu

export function findProof(text: string, language: Language = languageOf(text)): Proof {
  if (language === 'tr') return findTurkishProof(text)

  const since =
    /\b(?:since|founded in|founded|established in|established|est\.?|opened in|started in|going since|trading from)\s+(1[6-9]\d\d|20[0-4]\d)\b/i.exec(
      text
    )?.[1] ?? /\b(1[6-9]\d\d|20[0-4]\d)['’]?(?:den|dan|ten|tan)\s+beri\b/i.exec(text)?.[1]
  const years =
    /\b(?:for |over |with |more than |nearly )+(\d{1,3}\+?|ten|fifteen|twenty|thirty|forty|fifty) years\b/i.exec(
      text
    )
  const found: string[] = []
  for (const [pattern, words] of claims) {
    const match = pattern.exec(text)
    if (!match || denied.test(text.slice(Math.max(0, match.index - 28), match.index))) continue
    if (found.some((other) => other.toLowerCase().includes(words.toLowerCase()))) continue
    found.push(words)
  }
  for (const match of text.matchAll(quoted)) {
    if (denied.test(text.slice(Math.max(0, match.index - 28), match.index))) continue
    const words = capital(match[0].toLowerCase())
    if (!found.some((other) => other.toLowerCase().includes(words.toLowerCase()))) found.push(words)
  }
  return { since, years: years ? `${years[1]} years` : undefined, claims: found.slice(0, 6) }
}
