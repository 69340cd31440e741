import type { Form } from '#designer/instructions/words/sense'

/** The ways a folded word can be a plural, a possessive or a comparative of a shorter one, itself first. */
export function formsOf(word: string): Form[] {
  const forms: Form[] = [
    { stem: word, as: 'noun' },
    { stem: word, as: 'verb' },
  ]
  // "Tougher", "jollier", "bigger".
  const compared = /^(\p{L}{3,}?)(i?)(?:er|est)$/u.exec(word)
  if (compared && word.length > 5) {
    const [, stem, y] = compared
    forms.push({ stem: y ? `${stem}y` : stem, as: 'noun' })
    if (!y) forms.push({ stem: `${stem}e`, as: 'noun' })
    if (stem.at(-1) === stem.at(-2)) forms.push({ stem: stem.slice(0, -1), as: 'noun' })
  }
  if (word.length < 4 || !word.endsWith('s')) return forms
  forms.push({ stem: word.slice(0, -1), as: 'noun' })
  if (word.endsWith('es')) forms.push({ stem: word.slice(0, -2), as: 'noun' })
  if (word.endsWith('ies')) forms.push({ stem: `${word.slice(0, -3)}y`, as: 'noun' })
  return forms
}
