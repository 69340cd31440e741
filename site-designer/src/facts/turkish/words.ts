import { fold } from '#designer/text/letters'

/** One or more case, person and plural endings, without marks: "-larimizda", "-in", "-dan". */
const ending =
  '(?:l[ae]r|s?[iu]|[iu]m|m[iu]z|[iu]m[iu]z|n[iu]z|[iu]n[iu]z|n?[iu]n|n?[dt][ae]n?|[ny]?[ae]|[ny]?[iu]|l[iu]k?|c[iu]|ki|y?l[ae]|y?[iu]z|y?[iu]m|d[iu]r|s[iu]n)'
const endings = new RegExp(`^'?${ending}{1,4}$`)
const hard: Record<string, string> = { g: 'k', b: 'p', d: 't' }

/**
 * The words that a Turkish word may come from, longest first: "fırınımız" gives "firinimiz" …
 * "firin", "ekmeği" also "ekmek". Endings are only taken off where four letters stay.
 */
export function stemsOf(word: string): string[] {
  const plain = fold(word)
  const stems: string[] = []
  for (let cut = plain.length; cut >= 4; cut--) {
    const rest = plain.slice(cut)
    if (rest !== '' && !endings.test(rest) && !(cut >= 5 && /^[mn]$/.test(rest))) continue
    const stem = plain.slice(0, cut)
    stems.push(stem)
    const last = hard[stem.at(-1)!]
    if (rest !== '' && last) stems.push(stem.slice(0, -1) + last)
  }
  return stems.length > 0 ? stems : [plain]
}

/** What a phrase is looked up by: its words without marks and endings behind an apostrophe. */
export function keyOf(phrase: string): string {
  return wordsOf(phrase)
    .map(({ plain }) => plain)
    .join(' ')
}

export interface FoundPhrase<T> {
  value: T
  at: number
  /** As it stands in the folded text, with its endings. */
  text: string
  /** The folded text behind it, up to the end of the sentence. */
  after: string
}

/**
 * The phrases that stand in a text, in its order, by their `keyOf`. The last word of a phrase may
 * carry endings; where several begin at one place, the longest is meant.
 */
export function phrasesIn<T>(text: string, phrases: ReadonlyMap<string, T>): FoundPhrase<T>[] {
  const words = wordsOf(text)
  const folded = fold(text)
  const longest = Math.max(...[...phrases.keys()].map((key) => key.split(' ').length))
  const found: FoundPhrase<T>[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longest, words.length - at); length >= 1; length--) {
      const last = words[at + length - 1]
      const first = words.slice(at, at + length - 1).map(({ plain }) => plain)
      const key = stemsOf(last.plain)
        .map((stem) => [...first, stem].join(' '))
        .find((candidate) => phrases.has(candidate))
      if (key === undefined) continue
      const after = /^[^.,;!?\n]*/.exec(folded.slice(last.end, last.end + 60))![0]
      found.push({
        value: phrases.get(key)!,
        at: words[at].at,
        text: folded.slice(words[at].at, last.end),
        after,
      })
      at += length - 1
      break
    }
  }
  return found
}

function wordsOf(text: string): { plain: string; at: number; end: number }[] {
  return [...text.matchAll(/([\p{L}\p{N}]+)(?:['’][\p{L}]+)?/gu)].map((match) => ({
    plain: fold(match[1]),
    at: match.index,
    end: match.index + match[0].length,
  }))
}
