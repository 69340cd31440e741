import { folded } from '#designer/renderer/reading/words'

/** One place of a pattern: one of several phrases, or a slot that takes what stands there. */
export type Part =
  | { is: 'phrases'; phrases: string[][]; optional: boolean }
  | { is: 'slot'; name: string }
  | { is: 'mark'; marks: string }

const PARTS = /\{(\w+)\}|\[([^\]]+)\]|\(([^)]+)\)|(\S+)/g

/**
 * "(change|set) {target} [right now] to {value}": words, one of several phrases in round brackets,
 * what may be missing in square ones, slots in curly ones, `:` for a colon and `,` for a comma behind the last word.
 * Nothing is nested, so a pattern is a plain list.
 */
export function compile(pattern: string): Part[] {
  return Array.from(pattern.matchAll(PARTS), ([, slot, optional, choice, word]): Part => {
    if (slot) return { is: 'slot', name: slot }
    if (word === ':') return { is: 'mark', marks: ':=' }
    if (word === ',') return { is: 'mark', marks: ',' }
    const phrases = (optional ?? choice ?? word).split('|').map((phrase) => phrase.trim())
    return {
      is: 'phrases',
      phrases: phrases.map((phrase) => phrase.split(/\s+/).map(folded)),
      optional: optional !== undefined,
    }
  })
}
