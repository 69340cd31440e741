import type { Person } from '#planning/designers/builtin/facts/person'
import { placeIn } from '#planning/designers/builtin/facts/turkish/gazetteer'
import { fold } from '#planning/designers/builtin/letters'

const roles =
  'baş usta|pasta şefi|mutfak şefi|baş aşçı|usta öğretici|kurucu ortak|kurucu|sahibi|şef|usta|aşçı|fırıncı|ekmekçi|pastacı|barista|kavurucu|berber|kuaför|renk uzmanı|diş hekimi|ortodontist|avukat|kurucu avukat|ortak|mali müşavir|muhasebeci|fotoğrafçı|çiçekçi|eğitmen|hoca|öğretmen|antrenör|yoga eğitmeni|veteriner hekim|veteriner|hemşire|psikolog|klinik psikolog|terapist|fizyoterapist|bahçıvan|elektrikçi|tesisatçı|müdür|tasarımcı|mimar|seramikçi|marangoz|terzi|danışman'
const name = '\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{L}+){1,2}'
const first = '\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{L}+){0,2}'
const possessed = new RegExp(
  `(?<![\\p{L}])(${roles})(?:m[ıiuü]z|[ıiuü]m[ıiuü]z|m|[ıiuü]m|s[ıiuü])?\\s(${first})`,
  'giu'
)
const roleAfter = new RegExp(`(?<![\\p{L}])(${name})\\s?[,(–-]\\s?(${roles})(?![\\p{L}])`, 'gu')
const titledName = new RegExp(
  `(?<![\\p{L}])((?:Av|Dt|Dr|Psk|Uzm|Prof|Doç)\\.\\s(?:(?:Dt|Dr|Psk|Kl|Dyt)\\.\\s)*${name})`,
  'gu'
)
const addressed = new RegExp(`(?<![\\p{L}])(\\p{Lu}\\p{Ll}+)\\s(Usta|Hoca|Şef)(?![\\p{L}])`, 'gu')
const me = new RegExp(`(?<![\\p{L}])(?:[Bb]en|[Aa]d[ıi]m)\\s(?:\\p{Ll}+\\s){0,3}(${name})`, 'u')
const noName =
  /^(?:Biz|Ben|Bu|Bir|Her|Web|Site|Sayfa|Hafta|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar|Hizmet\p{L}*|Telefon|Adres|Kafe|Fırın\p{L}*|Bürosu|Salonu)$/u

/** Who works there, with what they do where it is said. */
export function findTurkishPeople(text: string, businessName?: string): Person[] {
  const people: Person[] = []
  const add = (found: string, role?: string) => {
    const words = found.split(' ')
    if (words.some((word) => noName.test(word) || placeIn(word))) return
    if (businessName && fold(businessName).includes(fold(found))) return
    if (people.length < 6 && !people.some((person) => person.name.includes(found)))
      people.push({ name: found, ...(role ? { role: role.toLocaleLowerCase('tr') } : {}) })
  }
  for (const match of text.matchAll(titledName)) add(match[1])
  for (const match of text.matchAll(roleAfter)) add(match[1], match[2])
  for (const match of text.matchAll(possessed))
    if (/^\p{Lu}/u.test(match[2])) add(match[2], match[1])
  for (const match of text.matchAll(addressed)) add(match[1], match[2])
  const mine = me.exec(text)?.[1]
  if (mine) add(mine)
  return people
}
