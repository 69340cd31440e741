import type { CommandLanguage } from '#designer/commands/language/language'
import type { KnownNames, NameAt } from '#designer/commands/reading/known'
import { tokensOf, type Token } from '#designer/commands/reading/tokens'
import { valuesOf } from '#designer/commands/reading/values'

/** A sentence as the fitted reader sees it. */
export interface Sentence {
  text: string
  tokens: Token[]
  /** Of each token what may tell which slot it belongs to. */
  features: string[][]
  /** Of each token the kinds of values and the sorts of names that it is a part of. */
  kinds: string[][]
  /** The names of the page or the sheet that it says. */
  names: NameAt[]
  /** Of each token whether its word stands in a text there. */
  isTold: boolean[]
}

const EDGE = '<>'

/** What may tell which slot a token belongs to: words around it, its shape, its value, what is called so. */
export function sentenceOf(text: string, known: KnownNames, language: CommandLanguage): Sentence {
  const tokens = tokensOf(text).map((token) =>
    token.quoted === undefined
      ? { ...token, word: known.spelling(token.word) ?? token.word }
      : token
  )
  const values = valuesOf(text, tokens, language)
  const named = tokens.flatMap((_, at) => known.at(tokens, at))
  const names = namesOf(tokens, named)
  const words = tokens.map(wordOf)
  const word = (at: number) => words[at] ?? EDGE
  const kinds = tokens.map((_, at) => [
    ...values[at],
    ...names[at].map((name) => name.split(':')[0]),
  ])
  const first = words.find((_, at) => !tokens[at].isMark) ?? EDGE
  const last = words.findLast((_, at) => !tokens[at].isMark) ?? EDGE
  const all = globalOf(kinds)
  const features = tokens.map((token, at) => {
    const own = word(at)
    const found = [
      'any',
      `w=${own}`,
      `w-1=${word(at - 1)}`,
      `w+1=${word(at + 1)}`,
      `w-2=${word(at - 2)}`,
      `w+2=${word(at + 2)}`,
      `b-=${word(at - 1)} ${own}`,
      `b+=${own} ${word(at + 1)}`,
      `b--=${word(at - 2)} ${word(at - 1)}`,
      `b++=${word(at + 1)} ${word(at + 2)}`,
      `s=${shapeOf(text.slice(token.from, token.to))}`,
      `f=${first}`,
      `l=${last}`,
      ...(own.length > 4
        ? [`p3=${own.slice(0, 4)}`, `e3=${own.slice(-3)}`, `e2=${own.slice(-2)}`]
        : []),
      ...(at === 0 ? ['first'] : []),
      ...(at === tokens.length - 1 ? ['last'] : []),
    ]
    for (const value of values[at]) found.push(`v=${value}`, `v=${value} w-1=${word(at - 1)}`)
    for (const name of names[at]) found.push(`n=${name}`)
    if (names[at].length === 0 && values[at].size === 0) found.push('plain')
    for (const side of [-1, 1]) {
      for (const value of values[at + side] ?? []) found.push(`v${side}=${value}`)
      for (const name of names[at + side] ?? []) found.push(`n${side}=${name}`)
    }
    const isTold = known.isTold(own)
    if (isTold && own.length > 3) found.push('told')
    if (!isTold && !token.isMark && names[at].length === 0 && values[at].size === 0)
      found.push('new', `new ${all}`)
    found.push(`${all} ${names[at][0] ?? ''} ${[...values[at]][0] ?? ''}`)
    const isToldBefore = at > 0 && known.isTold(`${word(at - 1)} ${own}`)
    const isToldBehind = known.isTold(`${own} ${word(at + 1)}`)
    if (isToldBefore || isToldBehind) found.push(`told2=${isToldBefore}${isToldBehind}`)
    const isBehind = (kind: string, side: number) =>
      values.some((one, index) => (index - at) * side > 0 && one.has(kind))
    if (isBehind('quoted', 1)) found.push('q+')
    if (isBehind('quoted', -1)) found.push('q-')
    if (words.slice(0, at).some((one) => ARROWS.has(one))) found.push('arrow-')
    if (words.slice(at + 1).some((one) => ARROWS.has(one))) found.push('arrow+')
    return found
  })
  const isTold = tokens.map(({ word: own }) => known.isTold(own))
  return { text, tokens, features, kinds, names: named, isTold }
}

/** What the sentence holds anywhere. */
function globalOf(kinds: readonly string[][]): string {
  const has = (...sorts: string[]) =>
    kinds.some((own) => own.some((one) => sorts.includes(one))) ? 1 : 0
  return `g${has('item', 'listed')}${has('price')}${has('quoted')}${has('h_time')}${has('h_day')}`
}

const ARROWS = new Set(['->', '→', '=>', '=', ':', '>'])

/** Figures are alike, and a quotation is one word whatever it says. */
function wordOf({ word, quoted }: Token): string {
  if (quoted !== undefined) return '""'
  return word.replace(/\d/g, '0').slice(0, 24)
}

function shapeOf(typed: string): string {
  return typed
    .slice(0, 12)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[\p{Ll}]/gu, 'x')
    .replace(/\d/g, '0')
    .replace(/x+/g, 'x')
    .replace(/X{2,}/g, 'XX')
    .replace(/0+/g, '0')
}

/** Of each token the names it stands in, and whether one begins there. */
function namesOf(tokens: readonly Token[], named: readonly NameAt[]): string[][] {
  const found = tokens.map(() => new Set<string>())
  const ends = new Map<string, number>()
  for (const { from, end, sort } of named) {
    if ((ends.get(sort) ?? 0) >= end) continue
    ends.set(sort, end)
    const isLong = end - from > 1 ? '2' : ''
    for (let at = from; at < end; at++) found[at].add(`${sort}:${at === from ? 'B' : 'I'}${isLong}`)
  }
  return found.map((one) => [...one])
}
