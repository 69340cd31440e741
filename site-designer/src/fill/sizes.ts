import { foldedWords } from '#designer/language/tokens'
import type { Item } from '#designer/site/content'

const fewest = 3
const most = 5
/** The smallest is still to be seen beside the largest. */
const leastShare = 0.12

/** What a unit of measure is of the one that it is counted in. */
const units: Readonly<Record<string, [base: string, times: number]>> = {
  kg: ['g', 1000],
  l: ['ml', 1000],
  cl: ['ml', 10],
  dl: ['ml', 100],
  m: ['cm', 100],
}

/**
 * How large each of three to five offers is beside the largest, where they are amounts of one thing of
 * which more costs more: "250 g", "500 g", "1 kg", or "S", "M", "L". Undefined where they are not: of
 * other names nobody can tell by their shape whether they are sizes.
 */
export function sharesOf(items: readonly Pick<Item, 'name' | 'price'>[]): number[] | undefined {
  if (items.length < fewest || items.length > most) return undefined
  const prices = items.map(({ price }) => sumOf(price))
  const names = items.map(({ name }) => (typeof name === 'string' ? name.trim() : ''))
  const sizes = amountsOf(names) ?? lettersOf(names)
  if (!sizes || !isRising(prices) || !isRising(sizes)) return undefined
  return sizes.map((size) => Math.max(leastShare, size / sizes.at(-1)!))
}

/** Whether each costs more than the one before it: then they can stand as stairs. */
export function areRising(items: readonly Pick<Item, 'price'>[]): boolean {
  return items.length > 1 && isRising(items.map(({ price }) => sumOf(price)))
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((one, at) => at === 0 || one > numbers[at - 1])
}

/** The whole units of a price; NaN where it names none. */
function sumOf(price = ''): number {
  return Number(/\d+(?:[.,]\d{3})*/.exec(price)?.[0].replace(/[.,]/g, ''))
}

/**
 * Numbers of the same unit, and the same words behind it or none; "1 hour" and "2 hours" are the same. A number
 * behind its words counts nothing: "Room 1".
 */
function amountsOf(names: readonly string[]): number[] | undefined {
  const parts = names.map((name) => /^(\d+(?:[.,]\d{1,2})?)(\D*)$/.exec(name))
  const amounts = parts.map((part) => {
    const [, number = '', behind = ''] = part ?? []
    const [unit = '', ...words] = foldedWords(behind)
    const [base, times] = units[unit] ?? [unit, 1]
    const thing = [base, ...words].join(' ')
    return { size: Number(number.replace(',', '.')) * times, thing, isOne: part !== null }
  })
  const [shortest] = amounts
    .map(({ thing }) => thing)
    .toSorted((one, other) => one.length - other.length)
  const isSame = amounts.every(
    ({ thing, isOne }) => isOne && thing.startsWith(shortest) && thing.length <= shortest.length + 2
  )
  return isSame ? amounts.map(({ size }) => size) : undefined
}

/** The letters of clothes in their order, each a step above the one before. */
function lettersOf(names: readonly string[]): number[] | undefined {
  const steps = names.map((name) => {
    const [, many = '', letter = ''] = /^(X{0,4})([SML])$/.exec(name.toUpperCase()) ?? []
    if (letter === '' || (letter === 'M' && many !== '')) return Number.NaN
    return letter === 'M' ? 6 : letter === 'S' ? 5 - many.length : 7 + many.length
  })
  return steps.some(Number.isNaN) ? undefined : steps
}
