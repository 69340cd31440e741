import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'

const counted = 'one|two|three|four|five|six|eight|ten|both|each|\\d{1,2}'
const measured =
  'min(?:ute)?s?|hours?|hrs?|days?|nights?|weeks?|ml|cl|oz|g|kg|l|inch|in|cm|people|persons?|guests?|sessions?|lessons?|classes|copies|pieces|pcs'
const olcu =
  'adet|tane|dk|dakika|saat|gun|gece|hafta|ay|ml|cl|gr|g|kg|cm|lt|litre|ders|seans|kisi|sayfa|parca|beden'

/** Kinds in which one thing is sold, a group in a line; folded, and whole. */
const groups: Record<Language, string[]> = {
  en: [
    'single|double|twin|triple|pair|couple|(?:single|double) occupancy',
    '(?:extra )?(?:small|medium|regular|large)|xl|mini',
    '(?:for )?(?:adults?|child|children|kids?|seniors?|oaps?|pensioners?|students?|concessions?|(?:non[- ])?members?|(?:under|over) \\d+s?|locals|beginners)',
    'half|whole|half day|full day|all day',
    '(?:on )?(?:weekdays?|weekends?|midweek|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|(?:in )?(?:(?:high|low|peak|off[- ]peak|mid)(?: season)?|summer|winter)',
    'short|long|(?:short|long) hair',
    'eat[- ]in|take ?away|online|on the door|in advance|collected|delivered',
    'glass|bottle|pint|half pint|jug|carafe',
    'one way|return',
    '(?:with|without) (?:\\p{L}+ ?){1,4}',
  ],
  tr: [
    '(?:tek|cift|iki|uc|dort|\\d) kisilik|tek|cift|tekli|ciftli|ikili|uclu',
    '(?:kucuk|orta|buyuk|mini|normal)(?: boy)?',
    'yetiskin|cocuk|ogrenci|ogretmen|emekli|uye|uye olmayan',
    'yarim|tam|butun|(?:yarim|tam|bir bucuk) porsiyon|(?:yarim|tam) gun',
    'hafta ici|hafta sonu|(?:yuksek|dusuk|ara|yaz|kis) sezonu?|yazin|kisin|gunduz|aksam',
    'kisa|uzun|(?:kisa|orta|uzun) sac',
    'bardak|sise|kadeh|duble|fincan',
    'gidis|gidis donus|tek yon',
  ],
}
/** How many: a variant only beside another number of the same thing, or behind its price. */
const counts: Record<Language, string> = {
  en: `(?:for )?(?:${counted})(?: (?:${measured}|(?:ear|side|dog|cat|room|eye|coat)s?))?|\\d[- ]piece|\\d{1,4} ?(?:${measured})|(?:for (?:a )?)?(?:pair|couple)|\\d{2,5} for|for \\d{2,5}`,
  tr: `\\d{1,5} ?(?:${olcu})|(?:tek|cift|iki|her iki) (?:kulak|taraf|yuz|goz|kol|bacak|cene|kat)`,
}
const joint =
  /^(?:[\s,:;/&()–—-]|(?:and|or|ve|veya|ise)(?=\s))+|(?:[\s,:;/&()–—-]|\s(?:and|or|ve|veya))+$/giu
const patterns: Record<Language, { group: string; whole: RegExp }[]> = {
  en: compiled('en'),
  tr: compiled('tr'),
}

export interface Variant {
  words: string
  /** Only variants of one group stand beside each other: sizes, ages, seasons. */
  group: string
  /** It says how many. */
  counts: boolean
}

/** The variant that words name and nothing else. */
export function variantOf(words: string, language: Language): Variant | undefined {
  const plain = clean(words)
  const folded = fold(plain)
  const group = patterns[language].find(({ whole }) => whole.test(folded))?.group
  return group
    ? { words: plain.replace(/^(\d+) for$/, '$1'), group, counts: group === counts[language] }
    : undefined
}

/** Words without what only joins them to others. */
export function clean(words: string): string {
  return words
    .replace(joint, '')
    .replace(/[.!]+$/, '')
    .trim()
}

function compiled(language: Language) {
  return [...groups[language], counts[language]].map((group) => ({
    group,
    whole: new RegExp(`^(?:${group})$`, 'u'),
  }))
}
