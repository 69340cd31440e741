import { readData } from '#designer/data/read_data'
import { placeAt, placeNumberAt } from '#designer/reader/places'
import type { Reading } from '#designer/reader/reading'
import type {
  DayHours,
  Place,
  Stretch,
  SuggestedValue,
  SuggestionReason,
  Value,
  Weekday,
} from '#designer/sheet/sheet'

/** What a rule found, as it would stand on the sheet. */
export type Found = SuggestedValue & {
  from: Stretch
  /** Where it is not sure; `looks_like_one` where nothing is said. */
  why?: SuggestionReason
  /** More of the prompt that it takes: the words that tell what it is. */
  whole?: Stretch
  /** It may hold what another rule took: a name with what it is. */
  isShared?: boolean
  /** Of a field of a place: which one; else the one that is spoken of there. */
  into?: Place
}

/** So much of what evidence tells must be right before it fills a field. */
const bar = 0.95
/** Or before it stands on the page as assumed. */
const likelyBar = 0.9
/** How far from the measured share the true one may be, in standard errors. */
const doubtful = 1

/** How often it was right and wrong, by kind of evidence, on prompts that nobody had seen. */
type Measured = Record<string, [right: number, wrong: number]>

/** How much of what a kind of evidence tells is right at least. */
function shareRight(evidence: string): number {
  return shareOf(...(readData<Measured>('evidence').get('reader')?.[evidence] ?? [0, 0]))
}

/**
 * The lower end of Wilson's interval, so that what was hardly ever seen is not sure, however often it
 * was right.
 */
function shareOf(right: number, wrong: number): number {
  const count = right + wrong
  if (count === 0) return 0
  const square = doubtful ** 2
  const spread = doubtful * Math.sqrt((right * wrong) / count + square / 4)
  return (right + square / 2 - spread) / (count + square)
}

/** Whether a kind of evidence fills a field; what is less sure is suggested. */
export const isSure = (evidence: string): boolean => shareRight(evidence) >= bar

/** Whether it was right in nine of ten, also if the next one is wrong: that is assumed. */
export function isLikely(evidence: string): boolean {
  const [right, wrong] = readData<Measured>('evidence').get('reader')?.[evidence] ?? [0, 0]
  return right / (right + wrong + 1) >= likelyBar
}

/**
 * Puts what a rule found into its field where its evidence is sure and nothing else stands there,
 * else among the suggestions. What another rule has taken is not claimed again.
 */
export function claim(reading: Reading, evidence: string, found: Found): boolean {
  const { from, whole = from, why = 'looks_like_one', isShared, into, ...value } = found
  if (!isShared && !reading.isFree(from)) return false
  reading.claims.push({ evidence, ...value, from })
  if (isSure(evidence) && put(reading, value, from, into)) {
    reading.take(from, 'field', value.field)
    reading.take(whole, 'field', value.field)
    return true
  }
  const id = suggest(reading, { ...value, from, why })
  if (isLikely(evidence)) reading.likely.add(id)
  return false
}

function suggest(
  reading: Reading,
  found: SuggestedValue & { from: Stretch; why: SuggestionReason }
): string {
  const place = found.field.startsWith('where.') ? placeNumberAt(reading, found.from[0]) : 0
  return reading.suggest({ ...found, ...(place > 0 ? { place } : {}) })
}

/** Among the suggestions, however sure its evidence is: another rule says otherwise. */
export function doubt(reading: Reading, evidence: string, found: Found): void {
  const { from, why = 'two_readings', field, value } = found
  const said = { field, value } as SuggestedValue
  reading.claims.push({ evidence, ...said, from })
  suggest(reading, { ...said, from, why })
}

/** False where another value stands there. */
function put(
  reading: Reading,
  { field, value }: SuggestedValue,
  from: Stretch,
  into?: Place
): boolean {
  const said = { value, source: 'said' as const, from }
  if (field === 'offers') {
    const { offers } = reading.sheet
    if (offers.length === 0) offers.push({ items: [] })
    return offers.at(-1)!.items.push({ value, source: 'said', from }) > 0
  }
  if (field === 'where.opening_hours') {
    const week = (into ?? placeAt(reading, from[0])).opening_hours
    const days = Object.entries(value) as [Weekday, DayHours][]
    if (days.some(([day, hours]) => week[day] && !isSame(week[day].value, hours))) return false
    for (const [day, hours] of days) week[day] ??= { value: hours, source: 'said', from }
    return true
  }
  const path = field.split('.')
  const last = path.pop()!
  const root = path[0] === 'where' ? { where: into ?? placeAt(reading, from[0]) } : reading.sheet
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

/** The same letters and digits, however they are parted. */
const isSame = (one: unknown, other: unknown) => plain(one) === plain(other)
const plain = (value: unknown) =>
  JSON.stringify(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{},]/gu, '')
