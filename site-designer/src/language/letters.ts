import type { Language } from '#designer/language/language'

export { fold } from '#designer/language/fold'

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
