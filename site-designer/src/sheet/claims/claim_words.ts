import { oncePerKey } from '#designer/data/once_per_key'
import { readData } from '#designer/data/read_data'
import type { Stretch } from '#designer/language/sentences'
import { wordsIn } from '#designer/language/tokens'

/** `data/claims`, by language. */
interface ClaimData {
  /** Patterns of praise, promises and claims about places. */
  claims: string[]
  numbers: Record<string, number>
  /** "(gf)" behind the name of a dish, and the claim that it makes. */
  short_forms: Record<string, string>
  /** Patterns of what the sheet has a list of. */
  counted: Partial<Record<Counted, string>>
  /** Patterns of what stands around a number that is a time. */
  times: { before: string; after: string }
}

/** The lists of a sheet whose length a text may state. */
export type Counted = 'prices' | 'services' | 'people' | 'dates' | 'places' | 'days'

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

const inBrackets = /\((\p{L}{1,3}(?:\s?[,;/+&·]\s?\p{L}{1,3})*)\)/gu

/** The claims that the short forms in a text make: "(v, gf)" is vegetarian and gluten-free. */
export function shortClaimsIn(text: string, language: string): string[] {
  const forms = dataOf(language)?.short_forms ?? {}
  return Array.from(text.matchAll(inBrackets), ([, list]) => wordsIn(list.toLowerCase()))
    .flat()
    .filter((form) => Object.hasOwn(forms, form))
    .map((form) => forms[form])
}

/** What the count at this place of a text counts, and whether it is a time. */
export function countedAt(
  text: string,
  [start, end]: Stretch,
  language: string
): { lists: Counted[]; isTime: boolean } {
  const around = aroundOf(language)
  const [before, after] = [text.slice(0, start), text.slice(end)]
  return {
    lists: around?.counted.filter(([, list]) => list.test(after)).map(([name]) => name) ?? [],
    isTime: around !== undefined && around.before.test(before) && around.after.test(after),
  }
}

const aroundOf = oncePerKey((language: string) => {
  const data = dataOf(language)
  if (!data) return undefined
  const counted = Object.entries(data.counted) as [Counted, string][]
  return {
    counted: counted.map(
      ([name, list]) => [name, new RegExp(String.raw`^[\s-](?:${list})(?!\p{L})`, 'iu')] as const
    ),
    before: new RegExp(String.raw`(?<!\p{L})(?:${data.times.before})\s$`, 'iu'),
    after: new RegExp(String.raw`^\s?(?:${data.times.after})`, 'iu'),
  }
})

function dataOf(language: string): ClaimData | undefined {
  return readData<ClaimData>('claims').get(language)
}
