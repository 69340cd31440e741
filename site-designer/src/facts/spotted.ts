import type { Offer } from '#designer/facts/offer'
import { capital } from '#designer/text/normalise'

// "Card payments", "cash or card": how one pays and not what is sold.
const payment =
  /\bcards? (?:payments?|accepted|machines?|readers?|only|welcome|fine|ok)\b|\b(?:cash|accepts?|takes?|pay|by|with)(?:\s?(?:,|and|or|&|\/|by|with))? (?:(?:all|most|major|credit|debit) )*cards?\b/gi

/** Goods of the trade that a text names anywhere, in the order in which it does. */
export function spotted(text: string, goods: readonly string[], found: Offer[]): string[] {
  const sold = text.replace(payment, (words) => ' '.repeat(words.length))
  const plain = ` ${sold.toLocaleLowerCase('en').replace(/[’]/g, "'")} `
  const named: { name: string; at: number }[] = []
  // "Hedge work" and "contact lens checks" offer neither hedges nor lenses besides.
  const names = found.map(({ name }) => name.toLowerCase().replaceAll('’', "'"))
  const within = (at: number) =>
    names.some((name) => {
      const from = plain.lastIndexOf(name, at)
      return from >= 0 && at < from + name.length
    })
  for (const good of [...goods].sort((a, b) => b.length - a.length)) {
    if (covered([...found, ...named], good)) continue
    const one = singular(good.toLowerCase())
    if (!plain.includes(one)) continue
    const stem = escape(one)
    const match = new RegExp(
      `(?<!\\b(?:no|not|without|never|on)\\s)(?<![\\p{L}])${stem}(?:e?s)?(?![\\p{L}])`,
      'iu'
    ).exec(plain)
    if (match && !within(match.index) && !besideThePoint(plain, match.index, match[0].length))
      named.push({ name: capital(good), at: match.index })
  }
  return named.sort((a, b) => a.at - b.at).map(({ name }) => name)
}

/** Whether a good is named where it is not offered: denied, in brackets, or as what the business is. */
function besideThePoint(plain: string, at: number, length: number): boolean {
  const clause = plain
    .slice(0, at)
    .split(/[.;!?\n]|\bbut\b/)
    .at(-1)!
  return (
    /\b(?:no|not|never|without|except|neither|nor|\w+n't|dont|wont)\b/.test(clause) ||
    /\([^()]*$/.test(clause) ||
    /\b(?:is|are|am|i'm|we're) (?:an? |the )(?:\w+ ){0,3}$/.test(clause) ||
    plain[at + length] === ':'
  )
}

function covered(found: { name: string }[], good: string): boolean {
  const key = keyOf(good)
  return found.some((offer) => keyOf(offer.name).includes(key))
}

/** What an offer is compared by: "Cakes" and "cake" are one. */
export function keyOf(name: string): string {
  return singular(name.toLocaleLowerCase('en').replace(/’/g, "'"))
}

function singular(word: string): string {
  if (/(ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
