/** Whether words stand in a text, and not only as a part of others. */
export function isWhole(text: string, words: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && isWholeAt(text, words, at)
}

/** The same for one place. */
export function isWholeAt(text: string, words: string, at: number): boolean {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
  const begins = isLetter(words[0]) && isLetter(text[at - 1])
  const goesOn = isLetter(words.at(-1)) && isLetter(text[at + words.length])
  return !begins && !goesOn
}
