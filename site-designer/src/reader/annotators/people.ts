import type { Person, Stretch } from '#designer/sheet/sheet'
import type { Reading } from '#designer/reader/reading'
import { wordsOf } from '#designer/reader/words/words_of'

const title = '(?:(?:Dr|Prof|Mr|Mrs|Ms|Rev|Fr|Sr|Sra|Av|Uzm|Dt|Dipl)\\.?\\s){0,2}'
const word = "\\p{Lu}[\\p{L}\\p{M}'’]{1,19}(?:-\\p{Lu}[\\p{L}\\p{M}]{1,19})?"
const initial = '\\p{Lu}\\.'
const initials = '(?:\\p{Lu}\\.\\s?){1,3}'
const full = `${title}(?:${initials}(?=\\p{Lu}\\p{Ll})|)${word}(?:\\s(?:(?:de|da|dos|van|von|der|den|di|del|la|le|bin|al)\\s){0,2}(?:${word}|${initial})){1,3}`
const single = `${title}${word}`
const and = 'and|&|und|et|y|e|en|ve'
const notNames =
  /^(?:Ask|Email|Ring|Text|Speak|Book|See|Run|Sahibi|Şefimiz|Kurucumuz|The|Our|My|We|I|Your|His|Her|A|An|Meet|Call|Visit|Head|Team|Staff|About|Contact|Hello|Hi|Welcome|Please|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Unser\p{L}*|Nos|Notre|Nuestr\p{L}*|Il|La|Le|El|Bizim|Onze|And|With|From|Sales|General|Senior|Junior|Managing|Lead)(?!\p{L})|(?:Studio|Hair|Nails?|Salon|Bakery|Cafe|Café|Kitchen|Bar|House|Clinic|Dental|Shop|Garage|Services|Ltd|Limited|Band|Club|School|Church|Street|Road)$/u

type Patterns = Record<'some' | 'named' | 'short' | 'ours' | 'labelled' | 'me', RegExp>
const patterns = new Map<string, Patterns>()
/** Words behind which somebody is named. */
const cues = [
  "[Rr]un by|[Oo]wned by|[Ff]ounded by|[Ll]ed by|[Mm]ade by|[Bb]y|[Mm]y name is|I['’]m|I am|[Ww]ith|[Aa]sk for|[Cc]all|[Rr]ing|[Tt]ext|[Cc]ontact|[Tt]el|[Mm]sg|(?:[Ss]peak|[Tt]alk) to",
  '(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur) (?:wife|husband|brother|sister|son|daughter|partner|mum|mom|dad|mother|father|aunt|uncle|cousin|friend)',
  '[Ii]ch bin|[Ff]amilie|[Vv]on|[Mm]it|[Jj]e suis|[Dd]e|[Aa]vec|[Ss]oy|[Ll]lamar a|[Cc]on|[Ss]ono|[Ii]k ben|[Mm]et|[Bb]en|[Ff]alar com|[Cc]om|[Bb]abam|[Aa]nnem|[Kk]ardeşim|[Ee]şim|[Aa]bim|[Aa]blam',
].join('|')
const maybe = new RegExp(
  `(?<!\\p{L})(?:(?:${cues})\\s(?<name>${full}|${single})|(?<titled>(?:Dr|Prof|Mrs?|Ms|[Mm]iss)\\.?\\s\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)?))(?!\\p{L})`,
  'gu'
)
/** "Our workshop lead is Abdi Farah". */
const roleIs = new RegExp(
  `(?<!\\p{L})(?:[Oo]ur|[Mm]y|[Tt]he)\\s(?<role>\\p{Ll}{3,14}(?:\\s\\p{Ll}{3,14}){0,2})\\sis\\s(?<name>${full})(?!\\p{L})`,
  'gu'
)
const mostSuggested = 8

/** Fills people whose role stands beside the name; a name that only a verb points to is suggested. */
export function annotatePeople(reading: Reading): void {
  const { code } = reading.language
  const made = patterns.get(code) ?? patternsOf(code)
  if (made.some.test(reading.prompt)) readRoles(reading, made)
  suggestNames(reading)
}

function readRoles(reading: Reading, { named, short, ours, labelled, me }: Patterns): void {
  const { prompt } = reading
  for (const pattern of [named, labelled, ours, me]) {
    for (const { index, 0: found, groups } of prompt.matchAll(pattern)) {
      // "Directors Ann Lee and Tom Reed": each is one.
      const role = groups!.role.trim().replace(groups!.other === undefined ? /^$/ : /s$/, '')
      const from: Stretch = [index, index + found.length]
      if (pattern === labelled && index < reading.sentences[0][1] && !found.includes(':')) continue
      if (groups!.other === undefined) add(reading, { name: groups!.name, role }, from)
      else {
        const at = index + found.lastIndexOf(groups!.other)
        add(reading, { name: groups!.name, role }, [index, at])
        add(reading, { name: groups!.other, role }, [at, from[1]])
      }
    }
  }
  const shortly = [...prompt.matchAll(short)].filter(({ groups }) => !notNames.test(groups!.name))
  for (const { index, 0: found, groups } of shortly.slice(0, 60)) {
    const value = { name: groups!.name, role: groups!.role.trim() }
    const from: Stretch = [index, index + found.length]
    if (shortly.length > 1) add(reading, value, from)
    else if (reading.isFree(from)) {
      reading.suggest({ field: 'people', value, from, why: 'perhaps_a_person' })
    }
  }
}

function suggestNames(reading: Reading): void {
  const found = [...reading.prompt.matchAll(roleIs), ...reading.prompt.matchAll(maybe)]
  for (const { index, 0: said, groups } of found.slice(0, 8 * mostSuggested)) {
    const name = (groups!.name ?? groups!.titled)!
    const from: Stretch = [index + said.length - name.length, index + said.length]
    const isFull =
      name.includes(' ') ||
      /^(?:My|I['’]m|Call|Ring|Ask|Text|Contact|Msg|Speak|Talk|Founded|Made|Run|Llamar)(?!\p{L})/iu.test(
        said
      )
    const isKnown = reading.sheet.suggestions.some(
      ({ from: other }) => other[0] < from[1] && from[0] < other[1]
    )
    if (!isFull || isKnown || !reading.isFree(from) || notNames.test(name)) continue
    const value = groups!.role ? { name, role: groups!.role } : { name }
    reading.suggest({ field: 'people', value, from, why: 'perhaps_a_person' })
  }
}

/** Roles are written small or with a capital, names with a capital, so the patterns keep case. */
function patternsOf(language: string): Patterns {
  const words = [...new Set(['en', language])].map((code) => wordsOf(code).roles).join('|')
  const capital = words.replace(/(?<=^|\|)\p{L}/gu, (letter) => letter.toLocaleUpperCase(language))
  const last = `(?:${words}|${capital}|CEO|CTO|CFO|COO|GP)(?!\\p{L})`
  const some = "[\\p{L}'’-]{2,18}"
  const role = `(?<role>(?:${some}\\s(?:of\\s|de\\s)?){0,2}${last}(?:\\s?(?:&|and|und|et|y|e|en|ve)\\s(?:${some}\\s){0,1}${last})?)`
  const roles = role.replaceAll('(?!\\p{L})', '(?:s|l[ae]r|[iı]m[iı]z)?(?!\\p{L})')
  const before = '(?<=^[\\s*•·–-]{0,4}|[.;:,!?(]\\s|\\s(?:and|und|et|y|e|en|ve)\\s|[\\n])'
  const after = '(?=\\s*(?:$|[.;,!?)\\n]|[–—]|-\\s|\\s(?:and|und|et|y|e|en|ve)\\s\\p{Lu}))'
  const made: Patterns = {
    some: new RegExp(`(?<!\\p{L})${last.replace('(?!\\p{L})', '')}`, 'u'),
    named: new RegExp(
      `${before}(?<name>${full})(?:\\s?[–—:]\\s?|\\s-\\s|,\\s(?:our\\s|the\\s|unser\\p{L}?\\s|notre\\s)?|\\s\\()${role}\\)?${after}`,
      'gmu'
    ),
    short: new RegExp(
      `${before}(?<name>${single})(?:\\s?[–—]\\s?|\\s-\\s|\\s\\(|\\son\\s)${role}\\)?${after}`,
      'gmu'
    ),
    // "Head chef: Tom Reed", "the treasurer is Ann Lee", "Directors Ann Lee and Tom Reed".
    labelled: new RegExp(
      `${before}(?:(?:[Tt]he|[Oo]ur|[Dd]e[rn]|[Dd]ie|[LlIi][ael]|[Ee]l)\\s)?${roles}(?::\\s|\\s(?:is|are|ist|sind|est|sont|es|son|è|sono|is|zijn|é|são)\\s|\\s(?=${full}|${single}\\s(?:${and})\\s))(?<name>${full}|${single})(?:,?\\s(?:${and})\\s(?<other>${full}|${single}))?${after}`,
      'gmu'
    ),
    ours: new RegExp(
      `(?<!\\p{L})(?:[Oo]ur|[Mm]y|[Uu]nser\\p{L}{0,2}|[Nn]otre|[Nn]uestr[oa]|[Oo]nze)\\s${role},?\\s(?<name>${full}|${single})(?!\\p{L})`,
      'gmu'
    ),
    me: new RegExp(
      `(?<!\\p{L})(?:I['’]m|I am|[Mm]y name is|[Ii]ch bin|[Jj]e suis|[Ss]oy|[Ii]k ben)\\s(?<name>${full}),\\s(?:an?\\s|ein\\p{L}?\\s|een\\s)?${role}`,
      'gmu'
    ),
  }
  patterns.set(language, made)
  return made
}

function add(reading: Reading, person: Person, from: Stretch): void {
  const { who, people } = reading.sheet
  const isOwner = who.name?.value === person.name
  const isRole = /^\p{Lu}|^[^\p{Lu}]*$/u.test(person.role ?? '')
  if (!isRole || notNames.test(person.name) || (!reading.isFree(from) && !isOwner)) return
  if (people.some(({ value }) => value.name === person.name) || people.length >= 60) return
  people.push({ value: person, source: 'said', from })
  reading.take(from, 'field', 'people')
}
