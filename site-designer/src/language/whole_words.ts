/** Where words stand whole in a text, from `start` on, or -1: "art" does not stand in "party". */
export function wholeIn(text: string, words: string, start = 0): number {
  if (words === '') return -1
  for (let at = text.indexOf(words, start); at >= 0; at = text.indexOf(words, at + 1)) {
    const begins = isLetter(words[0]) && isLetter(text[at - 1])
    const goesOn = isLetter(words.at(-1)) && isLetter(text[at + words.length])
    if (!begins && !goesOn) return at
  }
  return -1
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}
