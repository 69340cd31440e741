import { labelledPeople } from '#designer/facts/labelled_people'
import type { Person } from '#designer/facts/person'
import { placeIn } from '#designer/facts/turkish/gazetteer'
import { fold } from '#designer/text/letters'

const roles =
  'baş usta|pasta şefi|mutfak şefi|baş aşçı|usta öğretici|kurucu ortak|kurucu|sahibi|şef|usta|aşçı|fırıncı|ekmekçi|pastacı|barista|kavurucu|berber|kuaför|renk uzmanı|diş hekimi|ortodontist|avukat|kurucu avukat|ortak|hekim|doktor|antrenör|kalfa|müdür yardımcısı|mali müşavir|muhasebeci|fotoğrafçı|çiçekçi|eğitmen|hoca|öğretmen|yoga eğitmeni|veteriner hekim|veteriner|hemşire|psikolog|klinik psikolog|terapist|fizyoterapist|bahçıvan|elektrikçi|tesisatçı|müdür|tasarımcı|mimar|seramikçi|marangoz|terzi|danışman'
const anyRole = `(?:${roles
  .split('|')
  .map((word) => `[${word[0]}${word[0].toLocaleUpperCase('tr')}]${word.slice(1)}`)
  .join('|')})`
const name = '\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{L}+){1,2}'
const first = '\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{L}+){0,2}'
const possessed = new RegExp(
  `(?<![\\p{L}])(${anyRole})(?:m[ıiuü]z|[ıiuü]m[ıiuü]z|m|[ıiuü]m|s[ıiuü])?:?\\s(${first})`,
  'gu'
)
const roleAfter = new RegExp(`(?<![\\p{L}])(${name})\\s?[,(–-]\\s?(${roles})(?![\\p{L}])`, 'gu')
// Not the head of a longer name: "Dt. Merve Oral Ağız ve Diş Sağlığı Polikliniği".
const titledName = new RegExp(
  `(?<![\\p{L}])((?:Av|Dt|Dr|Psk|Uzm|Prof|Doç|Dyt)\\.\\s(?:(?:Dt|Dr|Psk|Kl|Dyt)\\.\\s)*${name})(?!\\p{L}| (?:ve )?\\p{Lu})`,
  'gu'
)
const several = new RegExp(
  `(?<![\\p{L}])(${anyRole})l[ae]r(?:[ıi]m[ıi]z|[ıi]m)?\\s?:?\\s((?:${first})(?:(?:,\\s?|\\sve\\s)(?:${first}))*)`,
  'gu'
)
const addressed = new RegExp(`(?<![\\p{L}])(\\p{Lu}\\p{Ll}+)\\s(Usta|Hoca|Şef)(?![\\p{L}])`, 'gu')
const me = new RegExp(
  `(?<![\\p{L}])(?:[Bb]en|[Aa]d[ıi]m|[İi]smim)\\s(?:\\p{Ll}+\\s){0,3}(${name})`,
  'u'
)
const noName =
  /^(?:Biz|Ben|Bu|Bir|Her|Web|Site|Sayfa|Hafta|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar|Hizmet\p{L}*|Telefon|Adres|Kafe|Fırın\p{L}*|Bürosu|Salonu|Hekim|Hekimi|Uzmanı|Dr|Dt|Av)$/u

/** Who works there, with what they do where it is said. */
export function findTurkishPeople(text: string, businessName?: string): Person[] {
  const people: Person[] = []
  const add = (typed: string, said?: string) => {
    const found = typed.replace(/^(?:Kaptan|Sayın|Hekim)\s/u, '')
    const words = found.split(' ')
    if (words.some((word) => noName.test(word) || isPlace(word))) return
    const role = said?.toLocaleLowerCase('tr')
    // Who gives the business its name is said already, unless with what they do.
    const named = businessName && fold(businessName).includes(fold(found))
    if (named && (!role || fold(businessName) === fold(found))) return
    if (businessName && words.length === 1 && named) return
    const same = people.find((person) => person.name.includes(found))
    if (same) same.role ??= role
    else if (people.length < 6) people.push({ name: found, ...(role ? { role } : {}) })
  }
  for (const match of text.matchAll(titledName)) add(match[1])
  for (const match of text.matchAll(roleAfter)) add(match[1], match[2])
  for (const match of text.matchAll(possessed)) add(match[2], match[1])
  for (const [, role, names] of text.matchAll(several))
    names.split(/,\s?|\sve\s/).forEach((one) => add(one, role))
  for (const match of text.matchAll(addressed)) add(match[1], match[2])
  for (const one of labelledPeople(text, 'tr')) add(one.name, one.role)
  const mine = me.exec(text)?.[1]
  if (mine) add(mine)
  return people
}

// "Aras" and "Lale" are names as well; what can only be a place is none.
function isPlace(word: string): boolean {
  const place = placeIn(word)
  return place !== undefined && !place.word
}
