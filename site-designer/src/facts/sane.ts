import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'

// All patterns read folded text.
const dayName: Record<Language, string> = {
  en: '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)',
  tr: '(?:pazartesi|cumartesi|carsamba|persembe|pazar|cuma|sali)(?:leri|lari|ye|ya|si)?',
}

// What is left at the edge of a phrase where a sentence was taken apart.
const loose: Record<Language, string> = {
  en: 'and|or|the|an?|of|for|in|on|at|to|by|with|from|our|my|your|their|its|above|below|near|plus|also|every|each|any|both|some|then|but|as|is|are|was|per|till|until',
  tr: 've|veya|ile|de|da|te|ta|her|bir|icin|gibi|kadar|kendi|en|daha|cok|olan|olarak|hem|ayrica|tum|butun|bazi|sonra|gunu|gunleri|saat|arasi|menude|bizde|bahcede|birinde|icinde|yaninda|iceride|disarida|yaklasik|sadece|yalnizca',
}
const edge: Record<Language, [RegExp, RegExp]> = {
  en: [start(loose.en), end(loose.en)],
  tr: [start(loose.tr), end(loose.tr)],
}

const verb: Record<Language, RegExp> = {
  en: /\b(?:is|are|was|were|be|been|being|has|have|had|do|does|did|\w+n't|can't|cannot|would|should|must|might|lasts?|costs?|wants?|needs?|i|you|he|she|they|we|it|its|who|which|that|there|if|when|because|done|said|am|me)\b(?!-)/,
  tr: /(?<![\p{L}])(?:\p{L}+[iu]yor\p{L}*|(?:\p{L}{2,}(?:la|le|dir|tir)|onar|kazan|bitir|yetistir|ol|al|ver|kur|yap|ac|sat|cik|bas|kes)[dt](?:[iu]k|[iu]m)|oldu|olur|olan|degil\p{L}*|yok|var|ise|diye|(?!(?:ic|yiy|giy)ecek)\p{L}{2,}[ae]ca[gk]\p{L}*|\p{L}{3,}[ae]r[iu]z|\p{L}{4,}y[iu]z|\p{L}*[cs][iu]y[iu]m|\p{L}+m[iu]stir|\p{L}{2,}m[ae]s[iu]n|olsun|bakm\p{L}+|alm[iu]yor\p{L}*|bizden|\p{L}{2,}[iu]l[iu]r)(?![\p{L}])/u,
}
// "kavurup", not "kulüp": the verb that only leads to the next one.
const leadsOn =
  /(?<![\p{L}])(?!(?:grup|kulup|klip|kalip|tip|jip|surup|cip|ekip|takip|sahip|galip|trip|hip)(?![\p{L}]))\p{L}{3,}[iu]p(?![\p{L}])/u
// Where, whose and to whom: a thing that is offered stands without those endings.
const inflected =
  /(?:\p{L}{3,}(?:lar|ler)(?:[iu]n)?(?:[dt][ae]n?|[ae])|\p{L}{3,}(?:[iu]m|m[iu]z)[dt][ae]n?|\p{L}{3,}(?:lar|ler)[iu]n[iu]|\p{L}{2,}[iu]m[iu]z[iu]?|gunum)(?![\p{L}])|'(?:n?[dt][ae]n?|[ny]?[ae]|n?[iu]n|y[iu])(?![\p{L}])/u

const clock = /(?<!\d)\d{1,2}[:.]\d\d(?!\d)|\d\s?(?:am|pm)\b/
const unitOnly: Record<Language, RegExp> = {
  en: /^(?:(?:per|an?|each|one|from|only|just|prices?|costs?|rates?|minimum|packages?|call|text|ring|off|free|years?|months?|weeks?|days?|hours?|minutes?|mins?|person|people|others?|more|start(?:s|ing)?|at|most|jobs?|average|whole|these|those|everything|season|next|up|\d+)\s?)+$/,
  tr: /^(?:(?:aylik|gunluk|haftalik|saatlik|yillik|gecelik|ucret\p{L}*|fiyat\p{L}*|kisi|basi|basina|ders|seans|adet|tane\p{L}*|kilo\p{L}*|kavanoz\p{L}*|metrekare\p{L}*|porsiyon\p{L}*|litre\p{L}*|malzeme|dahil|haric|toplam|sadece|hepsi|hafta|ici|sonu|basla\p{L}*|calisma\p{L}*|isleri?|itibaren|her|biri\p{L}*|acil|bizim|indirim\p{L}*|eve|servis|sezon|donem|yeni|diger\p{L}*|buyuk|kucuk|\d+)\s?)+$/u,
}

/**
 * A phrase without what does not belong to it: an ending that was left before it ("’ta açık
 * atölye"), and words at its edges that only join ("çocuk atölyesi her").
 */
export function trimmed(phrase: string, language: Language): string {
  let rest = phrase.replace(/^\s*['’]\p{Ll}{1,5}(?=\s|$)/u, '')
  for (;;) {
    rest = rest.replace(/^[\s,;:.–•*-]+|[\s,;:.–-]+$/gu, '')
    const plain = fold(rest)
    const [head, tail] = edge[language].map((pattern) => pattern.exec(plain)?.[0].length ?? 0)
    if (head + tail === 0) return rest
    rest = rest.slice(head, head < rest.length ? rest.length - tail : undefined)
  }
}

/** Whether a phrase can name one thing: no clause, no day or hour, no unit, no piece of a sentence. */
export function namesThing(phrase: string, language: Language): boolean {
  const plain = fold(phrase).replaceAll('’', "'")
  if (!/\p{L}{2}/u.test(plain) || /^['’]/.test(plain) || clock.test(plain)) return false
  if (new RegExp(`^(?:${loose[language]})$`).test(plain)) return false
  // "Sunday roast" is one; "yoga Sunday" and "Monday" are not.
  if (new RegExp(`(?<![\\p{L}])${dayName[language]}$`, 'u').test(plain)) return false
  if (unitOnly[language].test(plain)) return false
  // "IT support" is no "it".
  const words = language === 'en' ? phrase.replace(/\bIT\b/g, '').toLowerCase() : plain
  if (verb[language].test(words.replaceAll('’', "'"))) return false
  return language === 'en' || !(leadsOn.test(plain) || inflected.test(plain))
}

function start(words: string): RegExp {
  return new RegExp(`^(?:${words})(?=\\s|$)`)
}

function end(words: string): RegExp {
  return new RegExp(`\\s(?:${words})$`)
}
