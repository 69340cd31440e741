import type { Case, Form } from '#planning/designers/builtin/instructions/sense'

// Folded letters: i stands for ı and i, u for u and ü, o for o and ö, s for ş, c for ç, g for ğ.
const plural = 'l[ae]r'
const owner = '[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|s[iu]|[iu]n|[iu]'
const cases = 'y?[iu]|n[iu]|y?[ae]|n[ae]|n?[dt][ae]n?|n?[iu]n|y?l[ae]'
const noun = new RegExp(
  `^(?:${plural})?(?:${owner})?(?:${cases})?(?:ki(?:${plural})?(?:n?[iu])?)?$`
)
const without = /^s[iu]z$/
const copula = /^y?[iu]z$/

const voice = '(?:[iu]?l|n?[iu]l|[iu]?n|[dt][iu]r)'
const person = '(?:s[ae]n(?:[iu]z)?|s[iu]n(?:[iu]z)?|[iu]m|[iu]z|n[iu]z|k)?'
const done = [
  'y?[iu]n(?:[iu]z)?',
  'y?[ae]l[iu]m',
  's[iu]n(?:l[ae]r)?',
  `[iau]?e?r${person}`,
  `s[ae]${person}`,
  's[ae]n[ae]',
  `y?[ae]b[iu]l(?:[iu]r|s[ae])${person}`,
  `y?[ae]b[iu]l[iu]r(?:s[ae])?${person}`,
  'm[ae]k',
  'm[ae](?:n[iu](?:z[iu])?|s[iu](?:n[iu])?|m[iu]z?|y[iu]|n[iu]z)',
  `m[ae]l[iu](?:y[iu]z|s[iu]n(?:[iu]z)?)?`,
  'y?[iu]p',
  `y?[ae]c[ae][gk](?:[iu][mz])?`,
  `[iu]?yor${person}`,
  'm[iu]s',
  'd[iu]m?',
]
const affirmed = new RegExp(`^(?:${voice}?(?:${done.join('|')}))?$`)
const deniedVerb = new RegExp(
  `^${voice}?m[ae](?:y[iu]n(?:[iu]z)?|s[iu]n(?:l[ae]r)?|y[ae]l[iu]m|s[ae]n[ae]|s[ae]k?|z(?:s[ae]n(?:[iu]z)?)?|m[ae]l[iu]|s[ae]n(?:[iu]z)?|m[ae]n[iu](?:z[iu])?|m[ae]s[iu](?:n[iu])?|y[ae]b[iu]l[iu]r)?$`
)

/** The ways a folded word can be an inflected form of a shorter one, itself first. */
export function formsOf(word: string): Form[] {
  const forms: Form[] = [
    { stem: word, as: 'noun' },
    { stem: word, as: 'verb' },
  ]
  for (let length = word.length - 1; length >= 2; length--) {
    const stem = word.slice(0, length)
    const ending = word.slice(length)
    if (ending.length > 14) break
    if (length >= 3 && noun.test(ending)) forms.push({ stem, as: 'noun', ...caseOf(ending) })
    if (length >= 3 && without.test(ending)) forms.push({ stem, as: 'noun', denied: true })
    if (length >= 4 && copula.test(ending)) forms.push({ stem, as: 'noun' })
    if (deniedVerb.test(ending)) forms.push({ stem, as: 'verb', denied: true })
    else if (affirmed.test(ending)) forms.push({ stem, as: 'verb' })
  }
  return forms
}

function caseOf(ending: string): { case?: Case } {
  if (/[dt][ae]n$/.test(ending)) return { case: 'abl' }
  if (/[dt][ae](?:ki.*)?$/.test(ending)) return { case: 'loc' }
  if (/[iu]n$/.test(ending)) return { case: 'gen' }
  if (/(?:^|y|[iu])l[ae]$/.test(ending)) return { case: 'ins' }
  if (/[ae]$/.test(ending)) return { case: 'dat' }
  if (/[iu]$/.test(ending)) return { case: 'acc' }
  return {}
}
