import type * as Eld from 'eld/extrasmall'
import { onFirstUse } from '#designer/data/on_first_use'
import { allKinds } from '#designer/kinds/all'
import { ourLanguages, perLanguage } from '#designer/language/words_of'
import { tokensOf } from '#designer/language/tokens'
import { languagesWrittenAs } from '#designer/language/script'

const letters = onFirstUse<typeof Eld>('eld/extrasmall')

/** So much of a prompt tells its language. */
const enough = 1500

const telling = perLanguage(({ connecting, first_person, verbs }, code) => {
  const nouns = allKinds().flatMap((kind) => kind.nouns(code))
  const small = nouns.map((noun) => noun.replace('!', '').toLocaleLowerCase(code))
  return new Set([...[connecting, first_person, verbs].join('|').split('|'), ...small])
})

/**
 * The language of a prompt: by its script where that is not ours, else what the letters look like, weighed with the small words of our
 * languages and the nouns of kinds. English where nothing tells, and then it is not sure.
 */
export function languageOfPrompt(prompt: string): { code: string; sure: boolean } {
  const text = prompt.slice(0, enough).replace(/\S{1,80}[@/]\S{1,80}|[\d£€$₺]+/g, ' ')
  const scores: Record<string, number> = letters().eld.detect(text).getScores()
  const written = languagesWrittenAs(text)
  if (written) return { code: likeliest(written, scores), sure: true }

  const words = tokensOf(text).map(({ small }) => small)
  const weighed = ourLanguages.map((code) => ({ code, weight: weightOf(code, words, scores) }))
  const [first, second] = weighed.sort((one, other) => other.weight - one.weight)

  const [foreign, score] = Object.entries(scores).sort(([, one], [, other]) => other - one)[0] ?? []
  const isForeign = foreign && !ourLanguages.includes(foreign) && words.length >= 6
  if (isForeign && score! > first.weight + 0.02) return { code: foreign, sure: true }
  // A single word that no language of ours knows is a name.
  const isName = words.length === 1 && ourLanguages.every((code) => !telling(code).has(words[0]))
  const sure = !isName && first.weight > 0.5 && first.weight - second.weight >= 0.06
  return { code: sure ? first.code : 'en', sure }
}

/** Ten words that only one language has weigh as much as all its letters. */
function weightOf(code: string, words: string[], scores: Record<string, number>): number {
  const own = telling(code)
  const known = words.filter((word) => own.has(word)).length
  return (scores[code] ?? 0) + (known / Math.max(6, words.length)) * 0.8
}

/** Of languages with one script, the one whose letters these look like, else the first. */
function likeliest(codes: string[], scores: Record<string, number>): string {
  return codes.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))[0]
}
