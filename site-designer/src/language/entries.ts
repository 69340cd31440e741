/** No entry is longer, so nobody waits for a text without spaces. */
const LONGEST = 40

/** The entries of a list that mean a word: itself, and each of its beginnings with a *. */
export function entriesFor(word: string): string[] {
  const length = Math.min(word.length, LONGEST)
  return [word, ...Array.from({ length }, (_, at) => `${word.slice(0, at + 1)}*`)]
}
