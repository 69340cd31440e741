import type { Brief } from '#planning/designers/builtin/brief'

/** The page's own words as one person or several say them: "What we bake" or "What I bake". */
export function inVoice(
  words: string,
  { language, voice }: Pick<Brief, 'language' | 'voice'>
): string {
  if (language === 'tr') return voice === 'we' ? asMany(words) : asOne(words)
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

const end = '(?![\\p{L}])'

function asOne(words: string): string {
  return (
    words
      .replace(/\bBiz kimiz\b/g, 'Ben kimim')
      .replace(
        new RegExp(`(?<!(?<![\\p{L}])[tT])([ae])m[ıi]z(?=(?:[dtl]?[ae]n?)?${end})`, 'gu'),
        '$1m'
      )
      .replace(new RegExp(`([ıiuü])yoruz${end}`, 'gu'), '$1yorum')
      .replace(
        new RegExp(`([ıiuü]r)[ıiuü]z${end}`, 'gu'),
        (_, stem: string) => `${stem}${{ ı: 'ı', i: 'i', u: 'u', ü: 'ü' }[stem[0]]}m`
      )
      .replace(new RegExp(`([yğ][ıiuü])z${end}`, 'gu'), '$1m')
      .replace(new RegExp(`([ıiuü])m[ıiuü]z(?=(?:[dtl]?[ae]n?|[ıiuü])?${end})`, 'gu'), '$1m')
      // What is done for a visitor; "konuşalım" is done with them.
      .replace(new RegExp(`(yaz|ver)([ae])l([ıi])m${end}`, 'gu'), '$1$2y$3m')
      .replace(/\bBize\b/g, 'Bana')
      .replace(/\bbize\b/g, 'bana')
      .replace(/\bBizi\b/g, 'Beni')
      .replace(/\bbizi\b/g, 'beni')
  )
}

function asMany(words: string): string {
  return words.replace(new RegExp(`([ıiuü])yorum${end}`, 'gu'), '$1yoruz')
}
