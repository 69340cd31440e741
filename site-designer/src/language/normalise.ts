import type { Language } from '#designer/language/language'

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
