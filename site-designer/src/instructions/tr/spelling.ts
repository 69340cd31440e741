import { changesOf, type Change, type Respelling } from '#designer/instructions/words/respelling'

const quoted = /[“"«„][^”"»]*[”"»]/gu

const future: Record<string, string> = { az: 'ağız', ez: 'eğiz', am: 'ağım', em: 'eğim' }
const present: Record<string, string> = { z: 'ruz', m: 'rum' }

const rules: [RegExp, (found: RegExpExecArray) => string][] = [
  // "İstiyoz", "istiyom", "geliyo".
  [
    /(?<!\p{L})(\p{Ll}{2,}[ıiuü]yo)([zm]?)(?!\p{L})/gu,
    ([, stem, who]) => `${stem}${present[who] ?? 'r'}`,
  ],
  // "Kaldırıcaz": the narrow vowel is the wide one. "Gelicek" may end as "çabucak" does, a word of its own.
  [
    /(?<!\p{L})(\p{Ll}{2,})[ıiuü]c([ae])([zm])(?!\p{L})/gu,
    ([, stem, vowel, who]) => `${stem}${vowel}c${future[vowel + who]}`,
  ],
  // "Kaldırırmısınız".
  [/(?<=\p{L}{2}r)(m[ıiuü]s[ıiuü]n(?:[ıiuü]z)?)(?!\p{L})/giu, ([asks]) => ` ${asks}`],
  [/(?<!\p{L})bi[sş](?:ey|i)(?!\p{L})/giu, () => 'bir şey'],
]

/** A sentence as it is written, where it was typed as it is said. What stands in quotes stays. */
export function asWritten(sentence: string): Respelling {
  const quotes = [...sentence.matchAll(quoted)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }))
  const overlaps = (one: { from: number; to: number }, other: Change) =>
    one.from < other.to && one.to > other.from
  const found = rules
    .flatMap(([pattern, meaning]) => changesOf(sentence, pattern, meaning))
    .filter((change) => !quotes.some((quote) => overlaps(quote, change)))
    .sort((one, other) => one.from - other.from)
  const changes = found.filter(
    (change, at) => !found.slice(0, at).some((one) => overlaps(one, change))
  )
  return { typed: sentence, changes }
}
