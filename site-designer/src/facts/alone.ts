import { placeNamed } from '#designer/facts/turkish/gazetteer'
import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import { sentencesOf } from '#designer/text/normalise'
import { isTradeTalk } from '#designer/facts/vocabulary'

const word = "(?:\\p{Lu}[\\p{L}\\p{N}'’&-]*|St\\.)"
const small = '(?:&|and|of|the|on|y|de|la|le|ve|ile|van)'
// One word does where it is no word: "FoneDoctor".
const run = `(?:${word}(?:\\s(?:${small}\\s)?${word}){1,4}|\\p{Lu}\\p{Ll}+\\p{Lu}\\p{L}+)`
/** A whole sentence that is only a name, perhaps with where or since when: "Combe Apiary, Bath." */
const alone = new RegExp(
  `^(${run})(?:,\\s(?:(?:in|near)\\s)?(?:[\\p{Lu}][\\p{L}'’-]+)(?:\\s\\p{Lu}[\\p{L}'’-]+)?|,?\\s(?:(?:est\\.?|since)\\s)?\\d{4}(?!\\d)|,?\\s[+(]?\\d[\\d\\s().-]{6,}.*|\\s[–-]\\s\\p{Ll}.*|,\\s[^,.]{2,30}\\s\\d{1,4}|\\sin\\s\\p{Lu}[\\p{L}'’-]+)?[.!]?$`,
  'u'
)
const heading: Record<Language, RegExp> = {
  en: /^(?:about|our|my|the (?:team|menu|prices)|opening|open|closed|price|prices|services|contact|call|free|fully|family|no|all|please|thanks|hello|hi|we|i|you|this|it|make|use|dark|light|modern|simple|website|landing|book|order|every|mon|tue|wed|thu|fri|sat|sun|gas|legal|private|group|which|(?:hosts?|guides?|teachers?|artists?|instructors?|coach(?:es)?|trainers?|landlords?|landlad(?:y|ies)|tutors?|founders?|partners?|managers?|bartenders?|barbers?|bookings?|tickets?|owners?|chefs?|staff|trained|order|cash|cards?|serving|covering)(?![a-z]))/,
  tr: /^(?:hakk|bizim|biz|ben|fiyat|hizmet|iletis|calisma|acik|kapali|ucretsiz|aile|merhaba|selam|iyi|sade|modern|lutfen|web|her|hafta|pazar|sali|cars|pers|cuma|tel|adres|renk|koyu|sizin|randevu|ozel|yeni|tum|butun|siparis|instagram|whatsapp)/,
}

const street =
  /(?:street|road|lane|avenue|square|drive|terrace|quay|crescent|parade|mews|caddesi|cad|sokak|sokagi|mahallesi|bulvari|meydani|stra(?:at|sse|ße)|laan|platz|weg)$/

/** "Pilates on Mondays" is what is held there. */
const timetable = /\bon (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/

/** The name that stands alone as a sentence, where only one does. */
export function nameAlone(text: string, language: Language): string | undefined {
  const sentences = sentencesOf(text)
  const names = sentences
    .map((sentence) => alone.exec(sentence)?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => canBeName(name, language))
  // Several are headings or a list; the very first line of a text is what it is about.
  if (names.length > 1 && names[0] !== alone.exec(sentences[0])?.[1]) return undefined
  return names[0]?.replace(/(\p{L})'(\p{L})/gu, '$1’$2')
}

/** Whether it is a house in a street: "12 Mill Street". */
export function isHouse(name: string): boolean {
  return /^\d/.test(name) && street.test(fold(name))
}

function canBeName(name: string, language: Language): boolean {
  const plain = fold(name)
  if (heading[language].test(plain)) return false
  if (street.test(plain) || timetable.test(name)) return false
  // "Anna and Bob" are who works there; "Fold & Sew" is a name.
  if (/^\S+ (?:and|ve|ile) \S+$/u.test(name)) return false
  const words = name.split(' ')
  // "Hocamız Gülten Hanım" is who teaches there.
  if (/[iu]m[iu]z$/.test(fold(words[0])) || /^(?:Hanım|Bey|Hoca|Usta)$/.test(words.at(-1)!))
    return false
  // "Ostim Ankara" and "Gaziantep Şahinbey" say where.
  const places = words.map((part) => placeNamed(part))
  if (places.every(Boolean) || places.at(-1)?.province || places[0]?.province) return false
  // "Family Law" and "Kanal Tedavisi" are offered.
  return !isTradeTalk(name, language)
}
