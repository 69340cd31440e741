import { allKinds, neutralKind } from '#designer/kinds/all'
import type { Reading } from '#designer/reader/reading'
import { tokensOf, type Token } from '#designer/language/tokens'
import { perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

/** A word or phrase that goes with a kind of page. */
interface Sign {
  /** Of a noun for a trade, the kind that it refines. */
  kind: string
  isNoun: boolean
  /** In small letters. */
  words: string[]
  /** Its last word may go on. */
  isOpen: boolean
}

export interface FoundSign extends Sign {
  /** The number of its first word in the prompt, where it stands first. */
  at: number
  from: Stretch
  /** With how many kinds it goes. */
  owners: number
}

/** So many letters tell which signs could begin with a word. */
const lettersOfKey = 3
const longEnoughForEnding = 4
/** What stands behind the first part of a long prompt does not decide. */
const mostWords = 600

/** Signs by the first letters of their first word, and how many kinds have each. */
const table = perLanguage((_, code) => {
  const byStart = new Map<string, Sign[]>()
  const kindsOf = new Map<string, Set<string>>()
  const add = (text: string, own: Pick<Sign, 'kind' | 'isNoun'>) => {
    const words = tokensOf(text).map((token) => token.small)
    const isEnding = code === 'tr' && words.at(-1)!.length > longEnoughForEnding
    const sign = { ...own, words, isOpen: text.endsWith('*') || isEnding }
    const key = words[0].slice(0, lettersOfKey)
    byStart.set(key, [...(byStart.get(key) ?? []), sign])
    kindsOf.set(wordsOf(sign), (kindsOf.get(wordsOf(sign)) ?? new Set()).add(sign.kind))
  }
  for (const language of new Set([code, 'en']))
    for (const { id, refines, nouns, signs } of allKinds()) {
      if (id === neutralKind) continue
      const kind = refines ?? id
      for (const noun of nouns(language)) add(noun.replace(/!$| …$/, ''), { kind, isNoun: true })
      for (const sign of signs(language)) add(sign, { kind, isNoun: false })
    }
  return { byStart, kindsOf }
})

const wordsOf = ({ words }: Sign) => words.join(' ')

/** What a prompt names that goes with a kind of page, each once: nouns for a business, and other words. */
export function signsIn(reading: Reading): FoundSign[] {
  const { code } = reading.language
  const { byStart, kindsOf } = table(code)
  const tokens = tokensOf(reading.prompt)
    .slice(0, mostWords)
    .filter(({ from }) => !reading.takenFor(from)?.startsWith('contact.'))
  const found = new Map<Sign, FoundSign>()
  for (const [at, { small: word, from }] of tokens.entries())
    for (const sign of byStart.get(word.slice(0, lettersOfKey)) ?? []) {
      if (found.has(sign) || !standsAt(sign, tokens, at, code)) continue
      const { to } = tokens[at + sign.words.length - 1]
      const owners = kindsOf.get(wordsOf(sign))!.size
      found.set(sign, { ...sign, at, from: [from, to], owners })
    }
  return [...found.values()]
}

function standsAt({ words, isOpen }: Sign, tokens: Token[], at: number, code: string): boolean {
  return words.every((word, index) => {
    const typed = tokens[at + index]?.small.replace(/['’]s$/, '')
    if (typed === word) return true
    if (typed === undefined || index < words.length - 1) return false
    if (isOpen) return typed.startsWith(word)
    return code === 'en' && word.length >= longEnoughForEnding && typed === `${word}s`
  })
}
