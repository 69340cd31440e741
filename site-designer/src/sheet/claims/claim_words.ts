import { oncePerKey } from '#designer/data/once_per_key'
import { readData } from '#designer/data/read_data'

/** `data/claims`, by language. */
interface ClaimData {
  /** Patterns of praise, promises and claims about places. */
  claims: string[]
  numbers: Record<string, number>
}

/** The claims in a text, as they are written there. */
export function claimsIn(text: string, language: string): string[] {
  const pattern = patternOf(language)
  return pattern ? [...text.matchAll(pattern)].map(([words]) => words) : []
}

const patternOf = oncePerKey((language: string) => {
  const claims = dataOf(language)?.claims.join('|')
  return claims && new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${claims})(?![\p{L}\p{N}])`, 'giu')
})

/** The value of a number word. */
export function numberOf(word: string, language: string): number | undefined {
  const numbers = dataOf(language)?.numbers
  const counted = word.toLocaleLowerCase(language)
  return numbers && Object.hasOwn(numbers, counted) ? numbers[counted] : undefined
}

function dataOf(language: string): ClaimData | undefined {
  return readData<ClaimData>('claims').get(language)
}
