import type { CommandLanguage } from '#designer/commands/language/language'
import { fontNamed } from '#designer/commands/values/font'
import { languageNamed } from '#designer/commands/values/language_named'
import { networks } from '#designer/fill/reach'
import { coloursIn } from '#designer/reader/shapes/colour'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { amountsIn } from '#designer/reader/shapes/money'
import { folded } from '#designer/renderer/reading/words'
import type { Token } from '#designer/commands/reading/tokens'

const PHONE = /\+?\d[\d\s()./–-]{5,}\d/g
const LONGEST_FONT = 3

const isNetwork = new Set(networks.map(folded))

/** What kinds of values each token is a part of: a price, a day, a colour. */
export function valuesOf(text: string, tokens: readonly Token[], { code }: CommandLanguage) {
  const kinds = tokens.map(() => new Set<string>())
  const mark = (from: number, to: number, kind: string) =>
    tokens.forEach((token, at) => {
      if (token.from < to && from < token.to && token.quoted === undefined) kinds[at].add(kind)
    })
  for (const { start, end } of amountsIn(text)) mark(start, end, 'price')
  for (const { kind, start, end } of hoursTokens(text, code))
    if (kind !== 'word' && kind !== 'noise' && end > start) mark(start, end, `h_${kind}`)
  for (const { from } of coloursIn(text, code)) mark(from[0], from[1], 'color')
  for (const { 0: digits, index } of text.matchAll(PHONE))
    if (digits.replace(/\D/g, '').length > 6) mark(index, index + digits.length, 'phone')
  tokens.forEach(({ word, from, quoted }, at) => {
    if (quoted !== undefined) kinds[at].add('quoted')
    else if (/\S@\S+\.\S/.test(word)) kinds[at].add('email')
    else if (/^@\w/.test(word)) kinds[at].add('handle')
    else if (/^(?:https?:\/\/|www\.)|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,}(?:\/|$)/u.test(word))
      kinds[at].add('url')
    else if (/^(?:19|20)\d\d(?!\d)/.test(word)) kinds[at].add('year')
    else if (/%|^yuzde$|^percent$/.test(word)) kinds[at].add('percent')
    if (isNetwork.has(word.replace(/['’].*$/, ''))) kinds[at].add('network')
    if (word.length > 3 && languageNamed(text.slice(from, from + word.length), code))
      kinds[at].add('language')
    for (let end = Math.min(tokens.length, at + LONGEST_FONT); end > at; end--)
      if (fontNamed(text.slice(from, tokens[end - 1].to))) {
        for (let one = at; one < end; one++) kinds[one].add('font')
        break
      }
  })
  return kinds
}
