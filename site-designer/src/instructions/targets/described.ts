import { isName } from '#designer/instructions/language/endings'
import type { CommandLanguage } from '#designer/instructions/language/language'
import { slotOf, type Slot } from '#designer/instructions/language/slots'
import { tokensOf } from '#designer/instructions/reading/tokens'
import { bare } from '#designer/instructions/targets/names'

/** Something that a thing has: "the price of the soup", "the soup price". */
export interface AspectOf {
  aspect: string
  of: Slot
}

/** A name with another one beside it: "the button of the contact section", "contact button". */
export interface PairOf {
  one: Slot
  other: Slot
}

const LONGEST_ASPECT = 3
const LONGEST = 9

/** The ways in which some words name something of a thing. */
export function aspectsIn({ text, isQuoted }: Slot, language: CommandLanguage): AspectOf[] {
  if (isQuoted) return []
  const { slot, words } = wordsOf(text, language)
  const known = (some: string[]) =>
    Object.keys(language.aspects).filter((key) =>
      language.aspects[key].some((name) => isName(some, name, language.code))
    )
  const found: AspectOf[] = []
  for (let length = Math.min(LONGEST_ASPECT, words.length - 1); length > 0; length--) {
    const behind = linkAt(words, length, language)
    if (behind > length && behind < words.length)
      for (const aspect of known(words.slice(0, length)))
        found.push({ aspect, of: slot(behind, words.length) })
    const front = words.length - length
    for (const aspect of known(words.slice(front))) found.push({ aspect, of: slot(0, front) })
  }
  return found
}

/** The ways in which some words are two names, with or without a word between them. */
export function pairsIn({ text, isQuoted }: Slot, language: CommandLanguage): PairOf[] {
  if (isQuoted) return []
  const { slot, words } = wordsOf(text, language)
  const found: PairOf[] = []
  if (words.length > LONGEST) return []
  for (let at = 1; at < words.length; at++) {
    const behind = linkAt(words, at, language)
    for (const start of new Set([behind, at]))
      if (start < words.length) found.push({ one: slot(0, at), other: slot(start, words.length) })
  }
  return found
}

/** The same words without their first one, and that one. */
export function withoutFirst(slot: Slot, language: CommandLanguage) {
  const { slot: part, words } = wordsOf(slot.text, language)
  return words.length > 1 && !slot.isQuoted
    ? { first: words[0], rest: part(1, words.length) }
    : undefined
}

/** Where what stands behind a link and its article begins; `at` where there is no link. */
function linkAt(words: readonly string[], at: number, { links, articles }: CommandLanguage) {
  const length = [3, 2, 1].find((count) => links.includes(words.slice(at, at + count).join(' ')))
  let behind = at + (length ?? 0)
  while (length && articles.includes(words[behind])) behind++
  return behind
}

function wordsOf(text: string, language: CommandLanguage) {
  const all = tokensOf(text).filter(({ isMark }) => !isMark)
  const words = all.map(({ word, quoted }) => quoted ?? word)
  const skipped = words.length - bare(words, language).length
  const tokens = all.slice(language.code === 'tr' ? 0 : skipped)
  const slot = (from: number, end: number): Slot => {
    const made = slotOf(text, tokens, { from, end })
    // "The contact section's heading".
    return { ...made, words: made.words.map((word) => word.replace(/['’]s$/, '')) }
  }
  return { slot, words: tokens.map(({ word, quoted }) => quoted ?? word) }
}
