const longest = 12_000

/** The prompt as the extractors read it: one kind of space, no markup, no control characters. */
export function normalise(prompt: string): string {
  return String(prompt)
    .slice(0, longest * 2)
    .normalize('NFC')
    .replace(/<(script|style)\b[\s\S]{0,4000}?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]{0,400}>/gi, ' ')
    .replace(/\p{Cc}/gu, (mark) => (mark === '\n' ? mark : ' '))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .slice(0, longest)
}

/** Sentences and lines, in order, without their bullets. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…])\s+(?=["“'(]?[\p{Lu}\p{N}])/u)
    .map((part) => part.replace(/^[-*•·–—]\s*/, '').trim())
    .filter((part) => part.length > 0)
}

/** Upper-cases the first letter and leaves the rest as typed. */
export function capital(text: string): string {
  const first = [...text][0] ?? ''
  return first.toLocaleUpperCase() + text.slice(first.length)
}

/** Straight quotes, double hyphens and dots as a typesetter sets them. */
export function typographic(text: string): string {
  return text
    .replace(/(\w)'(\w)/g, '$1’$2')
    .replace(/(^|[\s(])"([^"]+)"/g, '$1“$2”')
    .replace(/(^|[\s(])'([^']+)'/g, '$1‘$2’')
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
    .replace(/\s--?\s/g, ' – ')
    .replace(/(\d)\s?-\s?(\d)/g, '$1–$2')
}

export function listed(words: string[], and = 'and'): string {
  if (words.length <= 1) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
}
