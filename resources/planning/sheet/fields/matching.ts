import type { Kind } from '../../../lib/api/main.ts'

/**
 * The kinds whose names contain the typed text, those that begin with it first; then kinds with such another
 * name: "football" finds the sports club.
 */
export function matching(kinds: readonly Kind[], typed: string): Kind[] {
  const words = typed.trim().toLocaleLowerCase()
  const ranked = kinds.map((kind) => ({ kind, rank: rankOf(kind, words) }))
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((one, other) => one.rank - other.rank)
    .map(({ kind }) => kind)
}

const NOT_FOUND = 3

function rankOf({ label, nouns }: Kind, words: string): number {
  const at = label.toLocaleLowerCase().indexOf(words)
  if (at >= 0) return Math.min(at, 1)
  const isCalled = nouns.some((noun) => ` ${noun.toLocaleLowerCase()}`.includes(` ${words}`))
  return isCalled ? 2 : NOT_FOUND
}
