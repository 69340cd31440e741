import { addressedAs, spokenBy, type Voice } from '#designer/copy/template'
import type { AddressForm } from '#designer/language/address_form'
import type { Language } from '#designer/language/language'

/**
 * The page's own words as one person or several say them, "What we bake" or "What I bake", to strangers
 * or to friends.
 */
export function inVoice(
  text: string,
  { language, voice, form = 'formal' }: { language: Language; voice: Voice; form?: AddressForm }
): string {
  const words = addressedAs(form, spokenBy(voice, text))
  if (language === 'tr') return voice === 'we' ? asMany(words) : asOne(words)
  if (language !== 'en') return words
  if (voice === 'we') {
    return words
      .replace(/\bI\b/g, 'we')
      .replace(/^we\b/, 'We')
      .replace(/\bmy\b/g, 'our')
  }
  return words
    .replace(/\bwe are\b/g, 'I am')
    .replace(/\b[Ww]e\b/g, 'I')
    .replace(/\bour\b/g, 'my')
    .replace(/\bOur\b/g, 'My')
    .replace(/\bus\b/g, 'me')
}

/** "Yapıyoruz" as "yapıyorum": the endings of several people, and those of one. */
const ofOne: [RegExp, string | ((ending: string, stem: string) => string)][] = [
  [/\bBiz kimiz\b/g, 'Ben kimim'],
  [/(?<!(?<![\p{L}])[tT])([ae])m[ıi]z(?=(?:[dtl]?[ae]n?)?(?!\p{L}))/gu, '$1m'],
  [/([ıiuü])yoruz(?!\p{L})/gu, '$1yorum'],
  [
    /([ıiuü]r)[ıiuü]z(?!\p{L})/gu,
    (_, stem) => `${stem}${{ ı: 'ı', i: 'i', u: 'u', ü: 'ü' }[stem[0]]}m`,
  ],
  [/([yğ][ıiuü])z(?!\p{L})/gu, '$1m'],
  [/([ıiuü])m[ıiuü]z(?=(?:[dtl]?[ae]n?|[ıiuü])?(?!\p{L}))/gu, '$1m'],
  // What is done for a visitor; "konuşalım" is done with them.
  [/(yaz|ver)([ae])l([ıi])m(?!\p{L})/gu, '$1$2y$3m'],
  [/\bBize\b/g, 'Bana'],
  [/\bbize\b/g, 'bana'],
  [/\bBizi\b/g, 'Beni'],
  [/\bbizi\b/g, 'beni'],
]

function asOne(words: string): string {
  return ofOne.reduce(
    (said, [several, one]) =>
      typeof one === 'string' ? said.replace(several, one) : said.replace(several, one),
    words
  )
}

function asMany(words: string): string {
  return words.replace(/([ıiuü])yorum(?!\p{L})/gu, '$1yoruz')
}
