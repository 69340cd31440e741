import { readData } from '#designer/data/read_data'
import { placeAt, placeNumberAt } from '#designer/reader/places'
import type { Reading } from '#designer/reader/reading'
import type { Stretch, SuggestedValue, SuggestionReason, Value } from '#designer/sheet/sheet'

/** What a rule found, as it would stand on the sheet. */
export type Found = SuggestedValue & {
  from: Stretch
  /** Where it is not sure; `looks_like_one` where nothing is said. */
  why?: SuggestionReason
  /** More of the prompt that it takes: the words that tell what it is. */
  whole?: Stretch
  /** It may hold what another rule took: a name with what it is. */
  isShared?: boolean
}

/** So often must evidence have been right before it fills a field. */
const bar = 0.97

/** How often it was right and wrong, by rule, on prompts that nobody had seen. */
type Measured = Record<string, [right: number, wrong: number]>

/** How much of what it told was right. */
export function shareRight(evidence: string): number {
  const measured = readData<Measured>('evidence').get('reader')?.[evidence]
  if (!measured) throw new Error(`data/evidence/reader.yaml does not say how sure "${evidence}" is`)
  return measured[0] / (measured[0] + measured[1])
}

/** Whether a kind of evidence fills a field; what is less sure is suggested. */
export const isSure = (evidence: string): boolean => shareRight(evidence) >= bar

/**
 * Puts what a rule found into its field where its evidence is sure and nothing else stands there,
 * else among the suggestions. What another rule has taken is not claimed again.
 */
export function claim(reading: Reading, evidence: string, found: Found): boolean {
  const { from, whole = from, why = 'looks_like_one', isShared, ...value } = found
  if (!isShared && !reading.isFree(from)) return false
  reading.claims.push({ evidence, ...value, from })
  if (isSure(evidence) && put(reading, value, from)) {
    reading.take(from, 'field', value.field)
    reading.take(whole, 'field', value.field)
    return true
  }
  suggest(reading, { ...value, from, why })
  return false
}

function suggest(
  reading: Reading,
  found: SuggestedValue & { from: Stretch; why: SuggestionReason }
): void {
  const place = found.field.startsWith('where.') ? placeNumberAt(reading, found.from[0]) : 0
  reading.suggest({ ...found, ...(place > 0 ? { place } : {}) })
}

/** Among the suggestions, however sure its evidence is: another rule says otherwise. */
export function doubt(reading: Reading, evidence: string, found: Found): void {
  const { from, why = 'two_readings', field, value } = found
  const said = { field, value } as SuggestedValue
  reading.claims.push({ evidence, ...said, from })
  suggest(reading, { ...said, from, why })
}

/** False where another value stands there. */
function put(reading: Reading, { field, value }: SuggestedValue, from: Stretch): boolean {
  const said = { value, source: 'said' as const, from }
  if (field === 'offers') {
    const { offers } = reading.sheet
    if (offers.length === 0) offers.push({ items: [] })
    return offers.at(-1)!.items.push({ value, source: 'said', from }) > 0
  }
  const path = field.split('.')
  const last = path.pop()!
  const root = path[0] === 'where' ? { where: placeAt(reading, from[0]) } : reading.sheet
  const parent = path.reduce(
    (part, name) => part[name] as Record<string, unknown>,
    root as Record<string, unknown>
  )
  const known = parent[last]
  if (Array.isArray(known)) {
    const list = known as Value<unknown>[]
    if (!list.some((one) => isSame(one.value, value))) list.push(said)
    return true
  }
  if (known !== undefined) return isSame((known as Value<unknown>).value, value)
  parent[last] = said
  return true
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one).toLowerCase() === JSON.stringify(other).toLowerCase()
