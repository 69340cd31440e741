const polite =
  /^(?:(?:please|kindly|pls|plz|and|so|also|but|hi|hey|hello|ok|okay|erm|um|oh|ooh|yo|now|well|could you|can you|can we|could we|would you|will you|may i ask you to)[,!]?\s+)+/i

const thanks = /[\s,]+(?:please|pls|plz|thanks|thank you|thx|ta|cheers|x+|then|btw|by the way)$/i

/** The words without the politeness around them. */
export function plainly(text: string): string {
  return text
    .replace(polite, '')
    .replace(/[\s.!,;]+$/, '')
    .replace(thanks, '')
}

/** What the first of these patterns that fits finds, under the names it gives. */
export function firstOf(patterns: RegExp[], text: string): Record<string, string> | undefined {
  const said = plainly(text)
  for (const pattern of patterns) {
    const groups = pattern.exec(said)?.groups
    if (groups) return groups
  }
  return undefined
}
