import { findPrice } from '#designer/facts/money'
import type { Language } from '#designer/text/language'

/** The text without the name of the business, so that nothing is read out of it. */
export function withoutName(text: string, name: string | undefined): string {
  if (name === undefined) return text
  return text
    .replaceAll(name, ' ')
    .replaceAll(name.replaceAll('’', "'"), ' ')
    .replace(/(?<=[.!?]\s)\s*,\s*/g, '')
}

/** The text with the name in one piece, where it has commas of its own: "Harris, Okafor & Bell LLP". */
export function withNameWhole(text: string, name: string | undefined): string {
  return name?.includes(',') ? text.replaceAll(name, name.replaceAll(',', '')) : text
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
  // "Kuaför, İzmir" and "kuaförüz" as well, and how old a "tarihi bir hamam" is.
  const [before, ending, flags] =
    language === 'tr' ? ['(?:(?:\\p{L}+\\s)?bir\\s)?', '(?:y?[ıiuü][mz])?', 'giu'] : ['', '', 'gu']
  return nouns
    .filter((noun) => noun !== undefined)
    .reduce(
      (rest, noun) =>
        rest.replace(
          new RegExp(`(?<![\\p{L}])${before}${noun}${ending}(?![\\p{L}])`, flags),
          // "Walking tours, £25 per person": what has a price is sold.
          (words, ...match) =>
            isPriced(rest, match.findLast(Number.isInteger) + words.length) ? words : ' '
        ),
      text
    )
    .replace(/\bweb ?site\b/gi, ' ')
}

function isPriced(text: string, from: number): boolean {
  const price = findPrice(text.slice(from, from + 40))
  return price !== undefined && /^[\s,:–—-]*$/.test(text.slice(from, from + price.at))
}
