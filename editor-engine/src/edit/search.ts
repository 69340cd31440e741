import type { SearchOptions } from './operations.ts'

/**
 * Where a text holds some words, from left to right; no two places overlap. The time is linear in the
 * text, whatever both hold: after a difference the search goes on with the longest beginning of the
 * words that it has just read.
 */
export function placesOfWords(text: string, words: string, options: SearchOptions): number[] {
  const { matchCase = true, wholeWords = false } = options
  const sought = folded(words, matchCase)
  const read = folded(text, matchCase)
  const again = repeats(sought)
  const places: number[] = []
  let length = 0
  for (const [at, char] of read.split('').entries()) {
    while (length > 0 && char !== sought[length]) length = again[length - 1]
    if (char === sought[length]) length++
    if (length < sought.length) continue
    const from = at + 1 - length
    const isFound = !wholeWords || !isInWord(text, from, at + 1)
    length = isFound ? 0 : again[length - 1]
    if (isFound) places.push(from)
  }
  return places
}

const isInWord = (text: string, from: number, to: number) =>
  /[\p{L}\p{M}\p{N}_]$/u.test(text.slice(Math.max(0, from - 2), from)) ||
  /^[\p{L}\p{M}\p{N}_]/u.test(text.slice(to, to + 2))

/** In the same length: a letter whose other case is longer stays. */
function folded(text: string, matchCase: boolean): string {
  if (matchCase) return text
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[^]/g, lowerOf)
}

function lowerOf(char: string): string {
  const lower = char.toLowerCase()
  return lower.length === 1 ? lower : char
}

/** For each beginning of the words the length of the longest shorter one that it ends with. */
function repeats(words: string): number[] {
  const lengths = [0]
  let length = 0
  for (let at = 1; at < words.length; at++) {
    while (length > 0 && words[at] !== words[length]) length = lengths[length - 1]
    if (words[at] === words[length]) length++
    lengths.push(length)
  }
  return lengths
}
