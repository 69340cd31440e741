import { isName } from '#designer/instructions/language/endings'
import type { CommandLanguage } from '#designer/instructions/language/language'
import type { Token } from '#designer/instructions/reading/tokens'

/** Some words, from the first token to the one before `end`. */
export interface Stretch {
  from: number
  end: number
}

/** What a slot of a command holds. */
export interface Slot {
  /** As typed; what stands between quotation marks without them. */
  text: string
  isQuoted: boolean
  /** Its words for comparing; a quoted one is a word of its own. */
  words: string[]
}

/** What a clause is about that names nothing itself: "make the title bigger and blue". */
export const IT: Slot = { text: 'it', isQuoted: false, words: ['it'] }

export type SlotsOf = Record<string, Slot>

export function slotOf(source: string, tokens: readonly Token[], { from, end }: Stretch): Slot {
  const taken = tokens.slice(from, end)
  const [only] = taken
  const isQuoted = taken.length === 1 && only.quoted !== undefined
  return {
    text: isQuoted
      ? only.quoted!
      : source
          .slice(only.from, taken.at(-1)!.to)
          .replace(/[,;:]$/, '')
          .trim(),
    isQuoted,
    words: taken.map(({ word, quoted }) => quoted ?? word),
  }
}

/** The key of the list that holds these words. */
export function named<K extends string>(
  words: readonly string[],
  lists: Record<K, string[]>,
  { code }: CommandLanguage
): K | undefined {
  return (Object.keys(lists) as K[]).find((key) =>
    lists[key].some((name) => isName(words, name, code))
  )
}

/**
 * Words that go on with another command, which nobody could read as one: "Hello and make it nicer" is
 * not what is to be published. In Turkish the verb stands last.
 */
export function holdsCommand(
  { words, text, isQuoted }: Slot,
  { connectors, verbs, code, this: pronouns }: CommandLanguage
) {
  if (isQuoted) return false
  if (pronouns.includes(words.join(' '))) return true
  // A quotation and then more words: what is to be published is the quotation alone.
  if (/^["“„«]/.test(text)) return true
  const side = code === 'tr' ? -1 : 1
  return words.some(
    (word, at) => connectors.includes(word) && verbs.includes(words[at + side] ?? '')
  )
}

/** A number to call or an address in words that are to be a name or a heading: something else is meant. */
export function holdsReach({ text, isQuoted }: Slot): boolean {
  return !isQuoted && /\d[\d\s()./-]{5,}\d|\S@\S+\.\S|https?:\/\/|\bwww\./.test(text)
}

/** The key of the list that some of the words name: "a touch darker". */
export function namedWithin<K extends string>(
  words: readonly string[],
  lists: Record<K, string[]>,
  language: CommandLanguage
): K | undefined {
  for (let length = words.length; length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const key = named(words.slice(at, at + length), lists, language)
      if (key) return key
    }
  return undefined
}
