const quoted = /([“"«„][^”"»]*[”"»])/u

const rules: [RegExp, (...found: string[]) => string][] = [
  // "İstiyoz", "istiyom", "geliyo".
  [
    /(?<!\p{L})(\p{Ll}{2,}[ıiuü]yo)([zm]?)(?!\p{L})/gu,
    (_, stem, who) => `${stem}${{ z: 'ruz', m: 'rum' }[who] ?? 'r'}`,
  ],
  // "Kaldırıcaz", "gelicek": the narrow vowel is the wide one.
  [
    /(?<!\p{L})(\p{Ll}{2,})[ıiuü]c([ae])([zmk])(?!\p{L})/gu,
    (_, stem, vowel, who) => {
      const end = { z: vowel === 'a' ? 'ğız' : 'ğiz', m: vowel === 'a' ? 'ğım' : 'ğim' }[who] ?? who
      return `${stem}${vowel}c${vowel}${end}`
    },
  ],
  // "Kaldırırmısınız".
  [/(?<=\p{L}{2}r)(m[ıiuü]s[ıiuü]n(?:[ıiuü]z)?)(?!\p{L})/giu, (_, asks) => ` ${asks}`],
  [/(?<!\p{L})bi[sş](?:ey|i)(?!\p{L})/giu, () => 'bir şey'],
]

/** A sentence as it is written, where it was typed as it is said. What stands in quotes stays. */
export function asWritten(sentence: string): string {
  return sentence
    .split(quoted)
    .map((part, at) =>
      at % 2 === 1 ? part : rules.reduce((said, [from, to]) => said.replace(from, to), part)
    )
    .join('')
}
