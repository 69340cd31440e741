/** What a text calls its business: "piano tuner", "kedi oteli", "family bakery". */
export interface Calling {
  /** In small letters, without what only praises it or says where it is. */
  words: string[]
  /** Its last word without endings, where it was said with some: "oteli" of "otelimiz". */
  base?: string
  /** Words of the same clause behind it: "bed" is followed by "and breakfast". */
  after: string[]
  /** As a page may say it; nothing where it only says that it is some business. */
  noun?: string
  /** Said of oneself ("I am a …"), and not only how the text begins. */
  outright: boolean
  /** In the first sentence. */
  first: boolean
  /** Heard only where it names a trade: "we have a terrace" says nothing of what they are. */
  only?: boolean
}

/** A word of a text, with whether a clause ends in front of it or behind it. */
export interface Spoken {
  typed: string
  small: string
  begins: boolean
  ends: boolean
  /** The marks behind it, up to the next word. */
  gap: string
}

// Nothing longer is a word.
const longestWord = 40

export function spokenWords(text: string, small: (word: string) => string): Spoken[] {
  const found = [...text.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*|&/gu)]
  const clause = (gap: string) => /[.,;:!?\n()–—"“”/|]|\s-\s/.test(gap)
  return found.map((match, index) => {
    const end = match.index + match[0].length
    const gap = text.slice(end, found[index + 1]?.index ?? text.length)
    const previous = found[index - 1]
    const before = previous ? text.slice(previous.index + previous[0].length, match.index) : '\n'
    return {
      typed: match[0],
      small: small(match[0].slice(0, longestWord)),
      begins: clause(before),
      ends: clause(gap) || index === found.length - 1,
      gap,
    }
  })
}
