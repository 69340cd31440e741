import type { Language } from '#designer/text/language'

const longest = 12_000
/** Longer than any sentence that is quoted. */
const longestSentence = 1_000
/** Longer than any word, address or link: patterns that look for the end of a word stay fast. */
const endless = /\S{120}(?=\S)/g

/** The prompt as the extractors read it: one kind of space, no markup, no control characters. */
export function normalise(prompt: string): string {
  const text = String(prompt)
    .slice(0, longest * 2)
    .normalize('NFC')
    .replace(/<(script|style)\b[\s\S]{0,4000}?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]{0,400}>/gi, ' ')
    .replace(/\p{Cc}/gu, (mark) => (mark === '\n' ? mark : ' '))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replace(endless, '$& ')
    .trim()
  return whole(text, prompt.length > longest * 2)
}

/** As much as is read, up to the end of its last sentence: half of one would say something else. */
function whole(text: string, isCut: boolean): string {
  if (text.length <= longest && !isCut) return text
  const start = text.slice(0, longest)
  const from = Math.max(0, start.length - longestSentence)
  const end = [...start.slice(from).matchAll(/[.!?…]["”’)]?(?=\s)|\n/g)].at(-1)
  return end ? start.slice(0, from + end.index + end[0].length).trim() : start
}

/** Sentences and lines, in order, without their bullets. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /\n+|(?<=[.!?…])(?<!\b(?:Mah|Mh|Cad|Cd|Sok|Sk|Blv|No|Apt|Av|Dr|Dt|Prof|Doç|Psk|Uzm|St|Mr|Mrs|Ms)\.)\s+(?=["“'(]?[\p{Lu}\p{N}£€$₺])/u
    )
    .map((part) => part.replace(/^[-*•·–—]\s*/, '').trim())
    .filter((part) => part.length > 0)
}

/** Upper-cases the first letter and leaves the rest as typed: "izmir" is "İzmir" in Turkish. */
export function capital(text: string, language: Language = 'en'): string {
  const first = [...text][0] ?? ''
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}

/** "Bread, cakes and pies"; where one of them is two things, the comma says where it ends. */
export function listed(words: string[], language: Language = 'en'): string {
  // American English has a comma before "and".
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
  const and = format.formatToParts(['', '']).find(({ type }) => type === 'literal')!.value
  if (words.length < 2 || !words.some((word) => word.includes(and))) return format.format(words)
  return language === 'tr'
    ? words.join(', ')
    : `${words.slice(0, -1).join(', ')},${and}${words.at(-1)}`
}
