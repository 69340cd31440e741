import { labelledPeople } from '#designer/facts/labelled_people'
import type { Person } from '#designer/facts/person'
import { findTurkishPeople } from '#designer/facts/turkish/people'
import { languageOf, type Language } from '#designer/text/language'

const roles =
  '(?:(?:principal|senior|lead|hall|yard|shop|studio|general|practice|speech|massage|clinical|kitchen) )?(?:baker|head baker|chef|head chef|head teacher|headteacher|head|owner|founder|co-founder|director|teacher|instructor|guide|host|barber|bartender|stylist|dentist|orthodontist|hygienist|solicitor|partner|lawyer|photographer|florist|groomer|trainer|coach|vet|nurse|therapist|gardener|electrician|plumber|engineer|manager|receptionist|designer|architect|tutor|roaster|barista|brewer|potter|conveyancer|notary|paralegal|accountant|bookkeeper|surveyor|assistant|apprentice|secretary|osteopath|physiotherapist|chiropractor|counsellor|dietitian|pharmacist|optician|skipper|pianist|violinist|cellist|guitarist|singer|organist|drummer|artist|carpenter|joiner|builder|mechanic|optometrist|midwife|curator|winemaker|sommelier)'
// Either letter may begin it; a name never begins small.
const anyRole = roles.replaceAll(
  /(?<=[(|: ])\p{Ll}/gu,
  (letter) => `[${letter}${letter.toUpperCase()}]`
)
const big = "\\p{Lu}[\\p{L}'’-]+"
const full = `(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.?\\s)?${big}(?: (?:\\p{Lu}\\. )?${big}){0,2}`
const forms = [
  new RegExp(`(?<![\\p{L}])(${full})\\s?[,(–-]\\s?(?:the |our |my )?(${roles})\\b`, 'gu'),
  new RegExp(
    `\\b(?:our|the|my|Our|The|My)\\s(${roles}),?\\s(?:is\\s|called\\s|named\\s)?(${full})`,
    'gu'
  ),
  new RegExp(`(?<![\\p{L}])(${full})\\s(?:is|are)\\s(?:the|our|a|an)\\s(${roles})\\b`, 'gu'),
]
const labelled = new RegExp(`(?<![\\p{L}])(${anyRole}):\\s(${full})`, 'gu')
// "Guides Nell Ortega and Sam Birch": what all of them are.
const several = new RegExp(
  `(?<![\\p{L}])(${anyRole})(?:es|s)(?:\\s(?:are|is))?:?\\s(${full}(?:(?:,\\s(?:and\\s)?|\\s(?:and|&)\\s)${full})*)`,
  'gu'
)
// "…, solicitor, and David Finch, falconer": beside one whose calling is known, so is another.
const beside = new RegExp(
  `^\\)?(?:,|;|,? and|,? &)\\s(?:and\\s)?(${full})\\s?[,(–-]\\s?(?:the |our |my )?((?:\\p{Ll}+\\s)?\\p{Ll}{2,}(?:er|or|ist|ian|ant|eer|ary|smith|wright))(?=[.,;)\\n]|\\s(?:and|&)\\s|$)`,
  'u'
)
const myName = new RegExp(`\\b(?:[Mm]y name is|[Ii]['’]m|[Ii] am)\\s(${full})`, 'u')

const most = 6
const noName =
  /^(?:We|Our|The|My|It|I|This|A|An|All|Also|Every|No|And|For|In|At|On|Open|Closed|Call|Book|From|Free|Fully|With|Please|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)\b/

export function findPeople(
  text: string,
  businessName?: string,
  language: Language = languageOf(text)
): Person[] {
  if (language === 'tr') return findTurkishPeople(text, businessName)

  const people: Person[] = []
  const add = (found: string, role?: string) => {
    const name = found.replace(/[.,]+$/, '')
    if (name === businessName || noName.test(name) || !/\p{Ll}/u.test(name)) return
    const same = people.find((person) => person.name === name)
    if (same) same.role ??= role
    else if (people.length < most)
      people.push({ name, ...(role ? { role: role.toLowerCase() } : {}) })
  }
  const addBeside = (rest: string, left = most) => {
    const next = beside.exec(rest)
    if (!next || left === 0) return
    add(next[1], next[2])
    addBeside(rest.slice(next[0].length), left - 1)
  }
  forms.forEach((form, index) => {
    for (const match of text.matchAll(form)) {
      if (index === 1) add(match[2], match[1])
      else add(match[1], match[2])
      if (index === 0) addBeside(text.slice(match.index + match[0].length))
    }
  })
  for (const [, role, name] of text.matchAll(labelled)) add(name, role)
  for (const [, role, names] of text.matchAll(several))
    names.split(/,\s(?:and\s)?|\s(?:and|&)\s/).forEach((name) => add(name, role))
  for (const { name, role } of labelledPeople(text, 'en')) add(name, role)
  const me = myName.exec(text)?.[1]
  if (me && !/^(?:Looking|Opening|Starting|Based)/.test(me)) add(me)
  return people
}
