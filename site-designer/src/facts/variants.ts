import { findPrice } from '#designer/facts/money'
import { clean, variantOf, type Variant } from '#designer/facts/variant_words'
import type { Offer } from '#designer/facts/offer'
import type { Language } from '#designer/text/language'

// "Ten lessons" beside "a lesson" are sold by that name.
const things = /^(?!for ).*(?:lesson|session|visit|class)(?:e?s)?$/i
// None of these is the thing that is sold.
const label =
  /^\s*(?:our |my )?(?:prices?|price list|packages?|rates?|fees|menu|services|offers?|costs?|fiyat\p{L}*|ücret\p{L}*|paket\p{L}*|menü\p{L}*|hizmet\p{L}*)(?: list(?:esi)?)?\s*[:=]\s*/iu
// Behind these stands a part of the name: "box of six".
const reachesOn = /\s(?:of|for|to|with|in|no|number|size|type|age|grade|level)$/i
/** They hold a variant together while its part is taken apart. */
const [OPEN, CLOSE] = ['\u0003', '\u0004']
const HELD = new RegExp(`${OPEN}(.+?)${CLOSE}`, 'u')

/** What stands before a price: "rooms single" and "single room" are a thing in a variant. */
interface Named {
  head: string
  variant?: Variant
  /** The variant stands before the thing. */
  leads: boolean
  isHeld: boolean
}

/**
 * The parts of a priced sentence with each variant beside its own price: of "rooms single £80,
 * double £120" and "rooms £80 single £120 double" these are the rooms, once in each kind.
 */
export function eachVariant(parts: string[], language: Language): string[] {
  const told: string[] = []
  let last: Named | undefined
  let heads = 0
  for (const part of parts.flatMap((one) => pricedApart(one, language))) {
    const price = findPrice(part)
    const before = part.slice(0, price?.at ?? 0).replace(label, '')
    const rest = part.slice(price?.at ?? 0)
    const alone = variantOf(before, language)
    if (!price || clean(before) === '') told.push(part)
    else if (!alone) {
      last = thingIn(before, language)
      heads += last.isHeld ? 0 : 1
      // "Kartvizit 1000 adet": how many are sold for that sum is no part of the name.
      if (last.variant?.counts) last.isHeld = true
      told.push(last.isHeld ? `${last.head}${hold(last.variant!.words)} ${rest}` : part)
    } else if (last && belongs(alone, last.variant, heads)) {
      const { head, variant, leads, isHeld } = last
      if (variant && !isHeld && !leads)
        told[told.length - 1] =
          `${head}${hold(variant.words)} ${told.at(-1)!.slice(findPrice(told.at(-1)!)!.at)}`
      told.push(`${leads ? `${alone.words} ${head}` : `${head}${hold(alone.words)}`} ${rest}`)
      last = { ...last, variant: alone, isHeld: true }
    } else if (heads === 0 || things.test(alone.words)) told.push(part)
  }
  return told
}

/** A name without its variant, and the variant. */
export function withoutVariant(raw: string): { raw: string; variant?: string } {
  const [whole, variant] = HELD.exec(raw) ?? []
  return whole ? { raw: raw.replace(whole, ' '), variant } : { raw }
}

/** "Rooms (single)". */
export function inVariant(name: string, variant: string | undefined): string {
  return variant ? `${name} (${variant})` : name
}

/** What is offered, each thing once and in no variant of it, as a sentence names it. */
export function thingsIn(offers: readonly Offer[], language: Language): string[] {
  const names = offers
    .map(({ name }) => name.replace(/ \([^()]+\)$/, ''))
    .filter((name) => !variantOf(name, language))
  return [...new Set(names)]
}

/** A part with several prices, taken apart; a variant behind its price stands before it then. */
function pricedApart(part: string, language: Language): string[] {
  const texts: string[] = []
  const prices: string[] = []
  let rest = part
  for (let price = findPrice(rest); price; price = findPrice(rest)) {
    texts.push(rest.slice(0, price.at))
    prices.push(rest.slice(price.at, price.at + price.length))
    rest = rest.slice(price.at + price.length)
  }
  const [head, ...behind] = [...texts, rest]
  const variants = behind.map((words) => variantOf(words, language))
  if (prices.length === 1 && clean(head) === '' && variants[0])
    return [`${variants[0].words} ${prices[0]}`]
  if (prices.length === 0 || clean(head) === '') return [part]
  const kinds = variants.every(
    (variant, at) => variant || (at < variants.length - 1 && clean(behind[at]) === '')
  )
  if (kinds)
    return prices.map(
      (price, at) => `${head}${variants[at] ? hold(variants[at].words) : ''} ${price}`
    )
  const between = behind.slice(0, -1)
  const named =
    between.length > 0 &&
    between.every((words) => /\p{L}{2}/u.test(words) && clean(words).split(' ').length <= 4)
  return named && clean(rest) === ''
    ? prices.map((price, at) => `${at === 0 ? head : clean(between[at - 1])} ${price}`)
    : [part]
}

// "Ten visits" after "a lesson" is a thing of its own, "500 for" after "250 for" is not.
function belongs(alone: Variant, before: Variant | undefined, heads: number): boolean {
  if (before) return before.group === alone.group
  return heads === 1 && !alone.counts
}

function thingIn(before: string, language: Language): Named {
  const [whole, words] = HELD.exec(before) ?? []
  if (whole)
    return {
      head: before.replace(whole, ''),
      variant: variantOf(words, language),
      leads: false,
      isHeld: true,
    }
  const all = before.replace(/[\s,:–—-]+$/u, '').split(' ')
  for (const count of [3, 2, 1].filter((size) => size < all.length)) {
    const behind = variantOf(all.slice(-count).join(' '), language)
    const head = all.slice(0, -count).join(' ')
    if (behind && clean(head) !== '' && !reachesOn.test(` ${head}`))
      return { head: clean(head), variant: behind, leads: false, isHeld: false }
    const first = variantOf(all.slice(0, count).join(' '), language)
    if (first && !first.counts)
      return { head: all.slice(count).join(' '), variant: first, leads: true, isHeld: false }
  }
  return { head: all.join(' '), leads: false, isHeld: false }
}

function hold(words: string): string {
  return `${OPEN}${clean(words)}${CLOSE}`
}
