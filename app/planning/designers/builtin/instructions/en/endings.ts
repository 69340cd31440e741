import type { Form } from '#planning/designers/builtin/instructions/sense'

/** The ways a folded word can be a plural or possessive of a shorter one, itself first. */
export function formsOf(word: string): Form[] {
  const forms: Form[] = [
    { stem: word, as: 'noun' },
    { stem: word, as: 'verb' },
  ]
  if (word.length < 4 || !word.endsWith('s')) return forms
  forms.push({ stem: word.slice(0, -1), as: 'noun' })
  if (word.endsWith('es')) forms.push({ stem: word.slice(0, -2), as: 'noun' })
  if (word.endsWith('ies')) forms.push({ stem: `${word.slice(0, -3)}y`, as: 'noun' })
  return forms
}
