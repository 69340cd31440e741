import { readData } from '#designer/data/read_data'

/** `data/claims`, by language. */
interface ClaimData {
  /** Patterns of praise, promises and claims about places. */
  claims: string[]
  numbers: Record<string, number>
}

const patterns = new Map<string, RegExp>()

/** The claims in a text, as they are written there. */
export function claimsIn(text: string, language: string): string[] {
  const data = dataOf(language)
  if (!data) return []
  const pattern =
    patterns.get(language) ??
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${data.claims.join('|')})(?![\p{L}\p{N}])`, 'giu')
  patterns.set(language, pattern)
  return [...text.matchAll(pattern)].map(([words]) => words)
}

/** The value of a number word. */
export function numberOf(word: string, language: string): number | undefined {
  const numbers = dataOf(language)?.numbers
  const counted = word.toLocaleLowerCase(language)
  return numbers && Object.hasOwn(numbers, counted) ? numbers[counted] : undefined
}

function dataOf(language: string): ClaimData | undefined {
  return readData<ClaimData>('claims').get(language)
}
