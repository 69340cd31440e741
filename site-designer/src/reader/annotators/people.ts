import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { isGivenName, isTown } from '#designer/reader/words/known_names'
import { perLanguage, wordsOf } from '#designer/reader/words/words_of'
import type { Person, Stretch } from '#designer/sheet/sheet'

const title = '(?:(?:Dr|Prof|Mr|Mrs|Ms|Rev|Fr|Sr|Sra|Av|Uzm|Dt|Dipl)\\.?\\s){0,2}'
const word = "\\p{Lu}[\\p{L}\\p{M}'’]{1,19}(?:-\\p{Lu}[\\p{L}\\p{M}]{1,19})?"
const initials = '(?:\\p{Lu}\\.\\s?){1,3}'
const full = `${title}(?:${initials}(?=\\p{Lu}\\p{Ll})|)${word}(?:\\s(?:(?:de|da|dos|van|von|der|den|di|del|la|le|bin|al)\\s){0,2}(?:${word}|\\p{Lu}\\.)){1,3}`
const single = `${title}${word}`
const and = 'and|&|und|et|y|e|en|ve'
const notNames =
  /^(?:Ask|Email|Ring|Text|Speak|Book|See|Run|Sahibi|Şefimiz|Kurucumuz|The|Our|My|We|I|Your|His|Her|A|An|Meet|Call|Visit|Head|Team|Staff|About|Contact|Hello|Hi|Welcome|Please|Tel|Telephone|Phone|Mobile|Office|Reception|Bookings?|Enquiries|WhatsApp|Instagram|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Unser\p{L}*|Nos|Notre|Nuestr\p{L}*|Il|La|Le|El|Bizim|Onze|And|With|From|Sales|General|Senior|Junior|Managing|Lead)(?!\p{L})|(?:Studio|Hair|Nails?|Salon|Bakery|Cafe|Café|Kitchen|Bar|House|Clinic|Dental|Shop|Garage|Services|Ltd|Limited|Band|Club|School|Church|Street|St|Road|Rd|Lane|Ave|Bay|Center|Centre|Hospital|Surgery|Institute|University|College|Hall|Records|Company|Museum|Trust|Association|Festival|Market|Hotel|Park|Emergency|Praxis|Verein|Klinik|Restaurant|Mahallesi)$/u

/** Where somebody is named; the rate of each stands in data/evidence/reader.yaml. */
const patterns = perLanguage((_, language) => {
  const words = [...new Set(['en', language])].map((code) => wordsOf(code).roles).join('|')
  const capital = words.replace(/(?<=^|\|)\p{L}/gu, (letter) => letter.toLocaleUpperCase(language))
  const last = `(?:${words}|${capital}|CEO|CTO|CFO|COO|GP)(?!\\p{L})`
  const some = "[\\p{L}'’-]{2,18}"
  const role = `(?<role>(?:${some}\\s(?:of\\s|de\\s)?){0,2}${last}(?:\\s?(?:${and})\\s(?:${some}\\s){0,1}${last})?)`
  const roles = role.replaceAll('(?!\\p{L})', '(?:s|in|innen|l[ae]r|[iı]m[iı]z)?(?!\\p{L})')
  const before = `(?<=^[\\s*•·–-]{0,4}|[.;:,!?(]\\s|\\s(?:${and})\\s|[\\n])`
  const after = `(?=\\s*(?:$|[.;,!?)(\\n]|[–—]|-\\s|\\s(?:${and})\\s\\p{Lu}))`
  const others = `(?<others>(?:(?:,\\s|\\s(?:${and})\\s)(?:${full}|${single})(?=[,.;\\n(]|\\s(?:${and})\\s|$)){0,6})`
  const pattern = (source: string) => new RegExp(source, 'gmu')
  return {
    some: new RegExp(`(?<!\\p{L})${last.replace('(?!\\p{L})', '')}`, 'u'),
    roles: [
      // "Ayşe Kaya – head chef", "Dr. Ann Lee, dentist"
      pattern(
        `${before}(?<name>${full})(?:\\s?[–—:]\\s?|\\s-\\s|,\\s(?:our\\s|the\\s|unser\\p{L}?\\s|notre\\s)?|\\s\\()${role}\\)?${after}`
      ),
      // "Head chef: Tom Reed", "the treasurer is Ann Lee", "Directors Ann Lee and Tom Reed"
      pattern(
        `${before}(?:(?:[Tt]he|[Oo]ur|[Dd]e[rn]|[Dd]ie|[LlIi][ael]|[Ee]l)\\s)?${roles}(?::\\s|\\s(?:is|are|ist|sind|est|sont|es|son|è|sono|is|zijn|é|são)\\s|\\s(?=${full}|${single}\\s(?:${and})\\s))(?<name>${full}|${single})${others}${after}`
      ),
      pattern(
        `(?<!\\p{L})(?:[Oo]ur|[Mm]y|[Uu]nser\\p{L}{0,2}|[Nn]otre|[Nn]uestr[oa]|[Oo]nze)\\s${role},?\\s(?<name>${full}|${single})(?!\\p{L})`
      ),
      pattern(
        `(?<!\\p{L})(?:I['’]m|I am|[Mm]y name is|[Ii]ch bin|[Jj]e suis|[Ss]oy|[Ii]k ben)\\s(?<name>${full}),\\s(?:an?\\s|ein\\p{L}?\\s|een\\s)?${role}`
      ),
      pattern(
        `${before}(?<name>${single})(?:\\s?[–—]\\s?|\\s-\\s|\\s\\(|\\son\\s)${role}\\)?${after}`
      ),
    ],
  }
})

const introduced = [
  "I['’]m|I am|[Mm]y name(?: is|['’]s)|[Nn]ame['’]s|[Ii]ch bin|[Ii]ch heiße|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo|[Ss]ono|[Mm]i chiamo|[Ii]k ben|[Ii]k heet|[Ss]ou(?: a| o)?|[Bb]en|[Aa]dım",
].join('|')
const asked =
  '[Aa]sk for|[Cc]all|[Rr]ing|[Tt]ext|[Cc]ontact(?: is)?|[Tt]el|[Mm]sg|(?:[Ss]peak|[Tt]alk) to|[Bb]ook with|[Ee]nquiries to|[Ll]lamar a|[Ff]alar com|[Ff]alem com o|[Bb]el|[Rr]uf\\p{L}*'
const makers =
  '[Rr]un by|[Oo]wned by|[Ff]ounded by|[Ll]ed by|[Mm]ade by|[Dd]esigned by|[Dd]rawn by|[Cc]oached by|[Tt]aught by|[Gg]eführt von|[Gg]egründet von|[Tt]enue? par|[Ff]ondée? par'
const number = '(?=,?\\s(?:on\\s|at\\s|\\()?(?:tel\\.?\\s)?[+(]?\\d[\\d ()/-]{6})'
const more = `(?<others>(?:(?:,\\s|\\s(?:${and})\\s)${full}(?!\\p{L})){0,6})`

/** What tells of a name without a known role. */
const unnamed: [evidence: string, RegExp][] = [
  [
    'people.named',
    new RegExp(
      `(?<!\\p{L})(?:${introduced})\\s(?<name>${full})(?=[,.!;\\n]|\\s(?:${and})\\s|$)`,
      'gmu'
    ),
  ],
  [
    'people.named',
    new RegExp(`(?<!\\p{L})(?:${makers})\\s(?<name>${full})${more}(?!\\p{L})`, 'gu'),
  ],
  [
    'people.named',
    new RegExp(`(?<!\\p{L})(?:${asked})\\s(?<name>${full}|${single})${number}`, 'gu'),
  ],
  ['people.named', new RegExp(`(?<=[.!?:;\\n]\\s?|[,·–-]\\s)(?<name>${full})${number}`, 'gu')],
  [
    'people.role',
    new RegExp(
      `(?<!\\p{L})(?:[Oo]ur|[Mm]y|[Tt]he)\\s(?<role>\\p{Ll}{3,14}(?:\\s\\p{Ll}{3,14}){0,2})\\sis\\s(?<name>${full})(?!\\p{L})`,
      'gu'
    ),
  ],
  [
    'people.named',
    new RegExp(`(?<!\\p{L})(?:${asked})\\s(?<name>${full}|${single})(?!\\p{L})`, 'gu'),
  ],
]
const most = 60

/** People: with the role beside the name, and by words that somebody is named behind. */
export function annotatePeople(reading: Reading): void {
  const { some, roles } = patterns(reading.language.code)
  if (some.test(reading.prompt))
    for (const pattern of roles) readWith(reading, 'people.role', pattern)
  for (const [evidence, pattern] of unnamed) readWith(reading, evidence, pattern)
}

function readWith(reading: Reading, evidence: string, pattern: RegExp): void {
  const found = [...reading.prompt.matchAll(pattern)].slice(0, most)
  for (const { index, 0: said, groups } of found) {
    const { name, others = '', role } = groups!
    const names = [name, ...others.split(new RegExp(`,\\s|\\s(?:${and})\\s`, 'u')).filter(Boolean)]
    // "Directors Ann Lee and Tom Reed": each is one.
    const one = names.length > 1 ? role?.trim().replace(/s$/, '') : role?.trim()
    let at = index
    names.forEach((value, place) => {
      const start = reading.prompt.indexOf(value, at)
      at = start + value.length
      const from: Stretch =
        place === 0 ? [index, names.length > 1 ? at : index + said.length] : [start, at]
      add(
        reading,
        evidence,
        one ? { name: value, role: one } : { name: value },
        role ? from : [start, at]
      )
    })
  }
}

function add(reading: Reading, evidence: string, value: Person, from: Stretch): void {
  const { people } = reading.sheet
  const isRole = /^\p{Lu}|^[^\p{Lu}]*$/u.test(value.role ?? '')
  const isSuggested = reading.sheet.suggestions.some(
    ({ field, from: other }) => field !== 'who.name' && other[0] < from[1] && from[0] < other[1]
  )
  if (!isRole || isSuggested || !mayBePerson(value.name) || people.length >= most) return
  if (people.some((known) => known.value.name === value.name)) return
  const isShared = reading.sheet.who.name?.value === value.name
  const known = isGivenName(firstOf(value.name)) ? evidence : `${evidence}_unknown`
  claim(reading, known, { field: 'people', value, from, why: 'perhaps_a_person', isShared })
}

const firstOf = (name: string) => name.replace(/^(?:\p{L}{2,4}\. )+/u, '').split(/[ '’-]/)[0]

const mayBePerson = (name: string) =>
  !notNames.test(name) && !isTown(name) && !/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u.test(name)

/** "Ann Lee": a given name that we know, and another behind it. */
export const isWholeName = (text: string): boolean =>
  / /.test(text) && isGivenName(firstOf(text)) && mayBePerson(text)
