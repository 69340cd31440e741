import type { Language } from '#designer/language/language'

/** Upper-cases the first letter and leaves the rest as typed: "izmir" is "İzmir" in Turkish. */
export function capital(text: string, language: Language = 'en'): string {
  const first = [...text][0] ?? ''
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}

/** "Bread, cakes and pies"; where one of them is two things, the comma says where it ends. */
export function listed(words: string[], language: Language = 'en'): string {
  // American English has a comma before "and".
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
  const and = format.formatToParts(['', '']).find(({ type }) => type === 'literal')!.value
  if (words.length < 2 || !words.some((word) => word.includes(and))) return format.format(words)
  return language === 'tr'
    ? words.join(', ')
    : `${words.slice(0, -1).join(', ')},${and}${words.at(-1)}`
}

/** Names within a sentence keep their capital where they begin like this. */
const keepsCapital: Partial<Record<Language, RegExp>> = {
  en: /^(?:[A-Z]{2}|[A-Z]\w*[A-Z]|(?:Turkish|Italian|French|Greek|English|Thai|Swedish|Korean|Japanese|Chinese|Indian|Mexican|Spanish|German|Portuguese|Christmas|Easter|Sunday|Saturday|Friday|Montessori|Olympic|CrossFit|Muay|Danish|Neapolitan|Basque|Persian|Vietnamese|Ashtanga|A-level|GCSE)\b)/,
  tr: /^(?:\p{Lu}{2}|\p{Lu}[\p{L}\d]*[\p{Lu}\d]|\p{Lu}\p{L}+’|(?:Türk|Türkçe|İngiliz|İngilizce|Alman|Almanca|Fransız|Fransızca|İtalyan|İtalyanca|İspanyol|İspanyolca|Rusça|Arapça|Japon|Japonca|Çin|Kore|Meksika|Adana|Urfa|Antep|Maraş|Hatay|Kayseri|Trabzon|Rize|Ege|Karadeniz|Akdeniz|Van|Bursa|Konya|İzmir|Montessori|CrossFit|Hint|Brezilya|Napoliten|Osmanlı)(?![\p{L}]))/u,
  // Every noun has a capital, and no rule tells which words are none.
  de: /^/,
}

const abbreviation = /^\p{Lu}{2}|^\p{Lu}[\p{L}\d]*[\p{Lu}\d]/u

/** A name as it stands in the middle of a sentence: "Brunch" is "brunch", "Turkish coffee" stays. */
export function lower(name: string, language: Language = 'en'): string {
  if ((keepsCapital[language] ?? abbreviation).test(name)) return name
  return name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1)
}
