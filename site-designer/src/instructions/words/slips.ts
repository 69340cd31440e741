/** Words by what is left of them without one letter, to find those that one slip of the thumb makes. */
export class Slips {
  readonly #words = new Map<string, Set<string>>()

  add(word: string) {
    for (const variant of shortened(word)) {
      const same = this.#words.get(variant)
      if (same) same.add(word)
      else this.#words.set(variant, new Set([word]))
    }
  }

  /** The words that this one may be meant for. A slip hardly ever hits the first letter. */
  near(typed: string): string[] {
    const found = shortened(typed).flatMap((variant) => [...(this.#words.get(variant) ?? [])])
    return [...new Set(found)].filter((word) => word[0] === typed[0] && near(typed, word))
  }
}

/** Every word that is left of this one when one letter is taken away. */
function shortened(word: string): string[] {
  const all = [word]
  for (let at = 0; at < word.length; at++) all.push(word.slice(0, at) + word.slice(at + 1))
  return all
}

/** One letter added, lost, changed, or two neighbours swapped (Damerau-Levenshtein ≤ 1). */
export function near(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const rest = one.slice(at)
  const wanted = other.slice(at)
  if (rest === '' && wanted === '') return true
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.length > 1 &&
      rest[0] === wanted[1] &&
      rest[1] === wanted[0] &&
      rest.slice(2) === wanted.slice(2))
  )
}
