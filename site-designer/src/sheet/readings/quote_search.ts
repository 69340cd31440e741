import { foldedWithQuotes } from '#designer/language/fold'
import type { Stretch } from '#designer/sheet/sheet'

/** Spaces and quotes: a model seldom copies all of them as they were typed. */
const LOOSE = /[\s\p{Pi}\p{Pf}"'`´‚„′″]/u
const DASH = /[\p{Pd}−]/u
/** Soft hyphens and the like, which nobody sees and no model copies. */
const INVISIBLE = /\p{Cf}/u

/**
 * Finds the words that a model copied from a text, with whatever spaces, quotes and kind of dashes.
 * Two words, and two numbers, stay two: "1 200" is not 1200, and "Ada lume@bakes.com" no address of
 * "adalume".
 */
export class QuoteSearch {
  readonly #text: LooseText

  constructor(original: string) {
    this.#text = looseText(original)
  }

  /** The first occurrence of the words, as whole words. */
  find(words: string): Stretch | undefined {
    const { signs, places, isAfterGap } = this.#text
    const { signs: wanted } = looseText(words)
    if (wanted === '') return undefined
    const isBorder = (at: number) =>
      isAfterGap[at] || !isOfWord(signs[at - 1]) || !isOfWord(signs[at])
    for (let at = signs.indexOf(wanted); at >= 0; at = signs.indexOf(wanted, at + 1)) {
      const end = at + wanted.length
      if (isBorder(at) && isBorder(end)) return [places[at], places[end - 1] + 1]
    }
    return undefined
  }
}

interface LooseText {
  /** The folded text; a space is left only between two letters and between two digits. */
  signs: string
  /** For each sign its offset in the text. */
  places: number[]
  /** For each sign whether a space or a quote stood before it. */
  isAfterGap: boolean[]
}

function looseText(original: string): LooseText {
  const text: LooseText = { signs: '', places: [], isAfterGap: [] }
  let isAfterGap = false
  const add = (folded: string, at: number) => {
    for (const sign of folded.split('')) {
      text.signs += sign
      text.places.push(at)
      text.isAfterGap.push(isAfterGap)
    }
  }
  original.split('').forEach((typed, at) => {
    if (LOOSE.test(typed)) isAfterGap = true
    const isDash = DASH.test(typed)
    const isLeftOut =
      LOOSE.test(typed) || INVISIBLE.test(typed) || (isDash && text.signs.endsWith('-'))
    const folded = isLeftOut ? '' : isDash ? '-' : foldedWithQuotes(typed)
    if (folded === '') return
    if (isAfterGap && areAlike(text.signs.at(-1), folded[0])) add(' ', at)
    add(folded, at)
    isAfterGap = false
  })
  return text
}

/** Both letters, or both digits. */
function areAlike(one: string | undefined, other: string): boolean {
  return [/\p{L}/u, /\p{N}/u].some(
    (sort) => one !== undefined && sort.test(one) && sort.test(other)
  )
}

function isOfWord(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}
