import type { Case, Form } from '#designer/instructions/words/sense'

// Folded letters: i stands for ı and i, u for u and ü, o for o and ö, s for ş, c for ç, g for ğ.
const plural = 'l[ae]r'
const owner = '[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|s[iu]|[iu]n|[iu]'
const cases = 'y?[iu]|n[iu]|y?[ae]|n[ae]|n?[dt][ae]n?|n?[iu]n|y?l[ae]'
const noun = new RegExp(
  `^(?:${plural})?(?:${owner})?(?:${cases})?(?:ki(?:${plural})?(?:n?[iu])?)?$`
)
const without = /^s[iu]z$/
const copula = /^y?[iu]z$/

const voice = '(?:[iu]?l|n?[iu]l|[iu]?n|[dt][iu]r){0,2}'
/** "Ekleyiverin", "ekleyebilir misiniz": a verb that another helps. */
const helped = '(?:y?[iu]ver|y?[ae]b[iu]l)?'
const person = '(?:s[ae]n(?:[iu]z)?|s[iu]n(?:[iu]z)?|[iu]m|[iu]z|n[iu]z|k)?'
const done = [
  'y?[iu]n(?:[iu]z)?',
  'y?[ae]l[iu]m',
  'y?[ae]y[iu]m',
  's[iu]n(?:l[ae]r)?',
  `[iau]?e?r${person}(?:s[ae]${person})?`,
  's[ae](?:m|n|k|n[iu]z|l[ae]r|n[ae]|y?d[iu]k?)?',
  'm[ae]k',
  'm[ae](?:n[iu](?:z[iu])?|s[iu](?:n[iu])?|m[iu]z?|y[iu]|n[iu]z)',
  `m[ae]l[iu](?:y[iu]z|y[iu]m|s[iu]n(?:[iu]z)?|d[iu]r|l[ae]r)?`,
  'y?[iu]p',
  'y?[ae]c[ae](?:k(?:s[iu]n(?:[iu]z)?|t[iu]r|l[ae]r)?|g[iu][mz])',
  `[iu]?yor${person}`,
  'm[iu]s(?:s[iu]n(?:[iu]z)?|l[ae]r)?',
  '[dt][iu][mk]?',
]
const affirmed = new RegExp(`^(?:${voice}${helped}(?:${done.join('|')})|y?[iu]ver)?$`)
const spared = [
  'y[iu]n(?:[iu]z)?',
  's[iu]n(?:l[ae]r)?',
  'y[ae]l[iu]m',
  'y[ae]y[iu]m',
  's[ae](?:n[ae]|n(?:[iu]z)?|k)?',
  'z(?:s[ae]n(?:[iu]z)?)?',
  'm[ae]l[iu](?:y[iu]z|s[iu]n(?:[iu]z)?)?',
  'm[ae]n[iu](?:z[iu])?',
  'm[ae]s[iu](?:n[iu])?',
  'y[ae]b[iu]l[iu]r(?:s[iu]n(?:[iu]z)?)?',
]
const deniedVerb = new RegExp(`^${voice}(?:y?[ae]b[iu]l)?m[ae](?:${spared.join('|')})?$`)

/** The ways a folded word can be an inflected form of a shorter one, itself first. */
export function formsOf(word: string): Form[] {
  const forms: Form[] = [
    { stem: word, as: 'noun' },
    { stem: word, as: 'verb' },
  ]
  // "Kullanmıyoruz" tells, and asks for nothing.
  if (/m[iu]yor(?:[iu][mz]|s[iu]n[iu]z|l[ae]r)?$/.test(word)) return forms
  for (let length = word.length - 1; length >= 2; length--) {
    const stem = word.slice(0, length)
    const ending = word.slice(length)
    if (ending.length > 16) break
    if (length >= 3 && noun.test(ending)) {
      const stands = caseOf(ending)
      forms.push({ stem, as: 'noun', ...stands })
      for (const plain of unbent(stem, ending))
        forms.push({ stem: plain, as: 'noun', ...stands, bent: true })
    }
    if (length >= 3 && without.test(ending)) forms.push({ stem, as: 'noun', denied: true })
    if (length >= 4 && copula.test(ending)) forms.push({ stem, as: 'noun' })
    if (deniedVerb.test(ending)) forms.push({ stem, as: 'verb', denied: true })
    else if (affirmed.test(ending)) forms.push({ stem, as: 'verb' })
  }
  return forms
}

/** What a stem is before a vowel bends it: "kitab-ı" is "kitap", "resm-i" is "resim". */
function unbent(stem: string, ending: string): string[] {
  if (!/^[aeiu]/.test(ending)) return []
  const hard = { g: 'k', b: 'p', d: 't' }[stem.at(-1)!]
  const [, head, last] = /^(.*[aeiou][^aeiou])([^aeiou])$/.exec(stem) ?? []
  return [
    ...(hard ? [stem.slice(0, -1) + hard] : []),
    ...(head ? [`${head}i${last}`, `${head}u${last}`] : []),
  ]
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
