import type { Person } from '#planning/designers/builtin/facts/person'
import { findTurkishPeople } from '#planning/designers/builtin/facts/turkish/people'
import { languageOf, type Language } from '#planning/designers/builtin/language'

const roles =
  'baker|head baker|chef|head chef|owner|founder|co-founder|director|teacher|instructor|barber|stylist|dentist|hygienist|solicitor|partner|lawyer|photographer|florist|groomer|trainer|coach|vet|nurse|therapist|gardener|electrician|plumber|manager|receptionist|designer|architect|tutor|roaster|barista|brewer|potter|carpenter|joiner|builder|mechanic'
const full = "[\\p{Lu}][\\p{L}'’-]+(?:\\s[\\p{Lu}][\\p{L}'’.-]+){0,2}"
const forms = [
  new RegExp(`\\b(${full})\\s?[,(–-]\\s?(?:the |our |my )?(${roles})\\b`, 'gu'),
  new RegExp(`\\b(?:our|the|my)\\s(${roles}),?\\s(?:is\\s|called\\s|named\\s)?(${full})`, 'gu'),
  new RegExp(`\\b(${full})\\s(?:is|are)\\s(?:the|our|a|an)\\s(${roles})\\b`, 'gu'),
]
const myName = new RegExp(`\\b(?:[Mm]y name is|[Ii]['’]m|[Ii] am)\\s(${full})`, 'u')

export function findPeople(
  text: string,
  businessName?: string,
  language: Language = languageOf(text)
): Person[] {
  if (language === 'tr') return findTurkishPeople(text, businessName)

  const people: Person[] = []
  const add = (found: string, role?: string) => {
    const name = found.replace(/[.,]+$/, '')
    if (name === businessName || /^(?:We|Our|The|My|It|I|This|A)\b/.test(name)) return
    if (people.length < 6 && !people.some((person) => person.name === name))
      people.push({ name, role })
  }
  forms.forEach((form, index) => {
    for (const match of text.matchAll(form)) {
      if (index === 1) add(match[2], match[1])
      else add(match[1], match[2])
    }
  })
  const me = myName.exec(text)?.[1]
  if (me && !/^(?:Looking|Opening|Starting|Based)/.test(me)) add(me)
  return people
}
