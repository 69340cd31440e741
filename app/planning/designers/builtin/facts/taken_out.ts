import type { Language } from '#planning/designers/builtin/language'

/** The text without the name of the business, so that nothing is read out of it. */
export function withoutName(text: string, name: string | undefined): string {
  if (name === undefined) return text
  return text
    .replaceAll(name, ' ')
    .replaceAll(name.replaceAll('’', "'"), ' ')
    .replace(/(?<=[.!?]\s)\s*,\s*/g, '')
}

/** The text without the names of more than one word: what is known by now is read no second time. */
export function without(text: string, named: { name: string }[]): string {
  return named
    .flatMap(({ name }) => [name, name.slice(0, 1).toLowerCase() + name.slice(1)])
    .filter((words) => words.includes(' '))
    .reduce((rest, words) => rest.replaceAll(words, ' '), text)
}

/** "A website for our tattoo studio" offers neither websites nor tattoos. */
export function withoutNouns(
  text: string,
  nouns: (string | undefined)[],
  language: Language
): string {
  // "Kuaför, İzmir" and "kuaförüz" as well.
  const [ending, flags] = language === 'tr' ? ['(?:y?[ıiuü][mz])?', 'giu'] : ['', 'gu']
  return nouns
    .filter((noun) => noun !== undefined)
    .reduce(
      (rest, noun) =>
        rest.replace(new RegExp(`(?<![\\p{L}])${noun}${ending}(?![\\p{L}])`, flags), ' '),
      text
    )
    .replace(/\bweb ?site\b/gi, ' ')
}
