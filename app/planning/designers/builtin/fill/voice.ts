import type { Brief } from '#planning/designers/builtin/brief'
import { lowerIn } from '#planning/designers/builtin/letters'

/** Which of the person's sentences stands where, so that none is said twice. */
export interface OwnWords {
  lede?: string
  statement?: string
  about: string[]
}

export function placeOwnWords(brief: Brief): OwnWords {
  const isList = (words: string) => namesIn(words, brief) >= 2
  const telling = brief.ownWords.filter((words) => !isList(words))
  const lists = brief.ownWords.filter(isList)
  const wantsAbout = brief.wishes.want.includes('about')

  const lede = telling.find((words) => words.length <= 190)
  const rest = telling.filter((words) => words !== lede)
  if (rest.length === 0) return { lede, about: wantsAbout ? lists : [] }

  const short = rest.find((words) => words.length <= 110)
  const length = rest.join(' ').length
  if (rest.length === 1 && short && !wantsAbout) return { lede, statement: short, about: [] }
  if (rest.length >= 3 && short) {
    return { lede, statement: short, about: rest.filter((words) => words !== short) }
  }
  return { lede, about: length < 150 ? [...rest, ...lists] : rest }
}

function namesIn(words: string, brief: Brief): number {
  const small = (text: string) => lowerIn(text, brief.language)
  const text = small(words)
  return brief.offers.filter((offer) => text.includes(small(offer.name))).length
}

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
    .replace(/\bus\b/g, 'me')
}

const end = '(?![\\p{L}])'

function asOne(words: string): string {
  return words
    .replace(new RegExp(`([ıiuü])yoruz${end}`, 'gu'), '$1yorum')
    .replace(
      new RegExp(`([ıiuü]r)[ıiuü]z${end}`, 'gu'),
      (_, stem: string) => `${stem}${{ ı: 'ı', i: 'i', u: 'u', ü: 'ü' }[stem[0]]}m`
    )
    .replace(new RegExp(`([ıiuü])m[ıiuü]z(?=(?:[dt]?[ae]n?|[ıiuü])?${end})`, 'gu'), '$1m')
    .replace(/\bBize\b/g, 'Bana')
    .replace(/\bbize\b/g, 'bana')
    .replace(/\bBizi\b/g, 'Beni')
    .replace(/\bbizi\b/g, 'beni')
    .replace(/\bBiz kimiz\b/g, 'Ben kimim')
}

function asMany(words: string): string {
  return words.replace(new RegExp(`([ıiuü])yorum${end}`, 'gu'), '$1yoruz')
}
