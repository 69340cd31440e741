import type { Target } from '#designer/instructions/instruction'
import type { Stretch } from '#designer/instructions/stretch'
import {
  content,
  groups,
  isMark,
  senseOf,
  typed,
  type Piece,
} from '#designer/instructions/words/piece'
import { fold } from '#designer/instructions/words/tokens'
import { trades } from '#designer/trades/all'

export const lists = ['menu', 'prices', 'services', 'packages']

/** Does this stand for what the business offers? */
export function isList({ kind, part }: Target): boolean {
  return part === 'list' || (part === undefined && lists.includes(kind ?? ''))
}

/** The things of a list, as typed. "Wills and probate" is one thing to a lawyer. */
export function partsOf(pieces: Piece[], text: string): string[] {
  const whole = trimmed(pieces, text)
  if (isGood(whole)) return [whole]
  return groups(pieces, (piece) => isMark(piece, ',') || senseOf(piece, 'and') !== undefined)
    .map((group) => trimmed(group, text))
    .filter((name) => /\p{L}{2}/u.test(name))
}

export function trimmed(group: Piece[], text: string): string {
  const meant = (piece: Piece) => content([piece]).length > 0 && !senseOf(piece, 'verb', 'want')
  const first = group.findIndex(meant)
  const last = group.findLastIndex(meant)
  if (first < 0) return ''
  if (first === last && group[first].tokens[0].kind === 'quote') return group[first].tokens[0].low
  return typed(text, group.slice(first, last + 1))
}

const goods = new Set(
  trades
    .flatMap((trade) => Object.values(trade.words))
    .flatMap((words) => [...words.goods, ...words.typical])
    .map(fold)
)

/** Something a business of some trade is known to offer. */
export function isGood(name: string): boolean {
  const word = fold(name)
  return goods.has(word) || goods.has(word.replace(/e?s$/, '')) || goods.has(`${word}s`)
}

/** "kruvasanın", "böreği", "pastayı": the thing by its plain name, one the trades know if there is one. */
export function plainName(said: string, subject = false): string {
  if (isGood(said)) return said
  // "Miras davalarına bakıyoruz".
  const name = said.replace(/(?<=l[ae]r[ıi])n[ae]$/, '').replace(/(?<=[ıiuü])n[ae]$/, '')
  const softened: Record<string, string> = { ğ: 'k', b: 'p', c: 'ç', d: 't' }
  const endings = [
    /(?<=[ıiuü])n[ıiuü]$/,
    /(?<=[^aeıioöuü])[ıiuü]n$/,
    /(?<=[aeıioöuü])n[ıiuü]n$/,
    /(?<=[aeıioöuü])y[ıiuü]$/,
    /(?<=[^aeıioöuüy])[ıiuü]$/,
  ]
  const stems = endings
    .filter((ending) => ending.test(name))
    .map((ending) => name.replace(ending, ''))
  const hardened = stems.map((stem) => stem.slice(0, -1) + (softened[stem.at(-1)!] ?? stem.at(-1)))
  const known = [...hardened, ...stems].find(isGood)
  if (known) return known
  // "Pasta tadımı 80 oldu": its own name, and no object.
  if (subject && name.includes(' ') && /[^n][ıiuü]$/.test(name)) return name
  const [stem] = stems
  if (!stem || stem.length < 3) return name
  return stem.replace(/ğ$/, 'k')
}

/** "Manikür hizmetini kaldır": one of the services, and not all of them. */
export function oneOfList(named: Piece[], { language, text }: Stretch): string | undefined {
  const at = named.findIndex((piece) =>
    /^(?:hizmet|paket|menu)(?:in)?(?:i|su)(?:n[iu]|miz|mizi)?$/.test(piece.tokens[0].low)
  )
  const before = named.slice(0, Math.max(0, at)).filter((piece) => piece.senses.length === 0)
  if (language !== 'tr' || before.length === 0) return undefined
  // "Çocuk menüsü" is one of its own; a service goes by its own name.
  const menu = /^menu/.test(named[at].tokens[0].low)
  return menu ? `${typed(text, before)} menüsü` : typed(text, before)
}
