import { claim } from '#designer/reader/claim'
import { forVisitors } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import { isGivenName, isOrdinary, isTown } from '#designer/reader/words/known_names'
import { perLanguage, wordsOf } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const title =
  '(?:(?:Dr|Prof|Mr|Mrs|Ms|Rev|Revd|Reverend|Fr|Sr|Sra|Av|Uzm|Dt|Frau|Herr|Mag|Arch|Ing|Eng|Dott|Dott\\.ssa)\\.? ){0,2}'
const part = "(?:\\p{Lu}['’])?\\p{Lu}\\p{Ll}[\\p{L}\\p{M}]{0,18}"
const word = `${part}(?:-(?:${part}|\\p{Ll}{2}-${part}))?`
const particles = '(?:(?:de|da|dos|van|von|der|den|di|del|la|le|bin|al) |el-|al-){0,2}'
const full = new RegExp(
  `${title}(?:\\p{Lu}\\. ?){0,3}${word}(?: ${particles}(?:${word}|\\p{Lu}\\.)){1,3}(?![\\p{L}\\p{N}])`,
  'uy'
)
const single = new RegExp(`${title}${word}(?![\\p{L}\\p{N}–/-]| ["“„]|\\s\\p{Lu}\\p{Ll})`, 'uy')
const and = 'and|&|und|et|y|e|en|ve|ile'
const next = new RegExp(`(?:,\\s(?:(?:${and})\\s)?|\\s(?:${and})\\s)(?=\\p{Lu})`, 'uy')
const introduced = [
  "I['’]m|I am|[Mm]y name(?: is|['’]s)|[Nn]ame['’]s|[Ii]ch bin|[Ii]ch heiße|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo|[Ss]ono|[Mm]i chiamo|[Ii]k ben|[Ii]k heet|[Ss]ou(?: a| o)?|[Bb]en|[Aa]dım",
  '(?:[Rr]un|[Oo]wned|[Ff]ounded|[Ll]ed|[Mm]ade|[Dd]esigned|[Dd]rawn|[Cc]oached|[Tt]aught|[Ss]tarted|[Cc]ooked|[Bb]aked|[Rr]epairs|[Oo]pened|[Mm]anaged)(?:\\s[\\p{L}&]{2,10}){0,2}\\sby|(?:[Gg]eführt|[Gg]egründet|[Gg]eleitet) von|[Tt]enue? par|[Ff]ondée? par|[Dd]irigée? par',
].join('|')
const asked =
  '[Aa]sk for|[Cc]all|[Rr]ing|[Tt]ext|[Cc]ontact(?: is|:)?|[Tt]el|[Mm]sg|(?:[Ss]peak|[Tt]alk) to|[Bb]ook with|[Ee]nquiries to|[Ll]lamar a|[Ff]alar com|[Ff]alem com o|[Bb]el|[Rr]uf\\p{L}*'
const article =
  '[Tt]he|[Oo]ur|[Mm]y|[Hh]er|[Hh]is|[Uu]nser\\p{L}{0,2}|[Nn]otre|[Nn]uestr[oa]|[Oo]nze|[Nn]oss[oa]|[Dd]er|[Dd]ie|[Ll][ae]|[Ee]l|[Ii]l|[Dd]e|[Oo]|[Aa]|with'
/** No name, or the name of something else. */
const notNames =
  /^(?:The|Our|My|We|I|Your|His|Her|A|An|Meet|Team|Staff|About|Hello|Hi|Welcome|Please|Tel|Telephone|Phone|Mobile|Office|Reception|Bookings?|Enquiries|WhatsApp|Instagram|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Unser\p{L}*|Nos|Notre|Nuestr\p{L}*|Il|La|Le|El|Bizim|Onze|And|With|From|Sales|General|Ask|Email|Ring|Text|Speak|Book|See|Run|Call|Visit|Contact|Adım|Adı|Ben|Ich|Ihre?|Je|Votre|Appelez|Bel|Bij|Contat[ot]|Contacto|Kontakt|Ruf\p{L}*|Now|Vacant|Previously)(?!\p{L})|(?:Studio|Hair|Nails?|Salon|Bakery|Cafe|Café|Kitchen|Bar|House|Clinic|Dental|Shop|Garage|Services|Ltd|Limited|Band|Club|School|Church|Street|St|Road|Rd|Lane|Ave|Bay|Center|Centre|Hospital|Surgery|Institute|University|College|Hall|Records|Company|Museum|Trust|Association|Festival|Market|Hotel|Park|Emergency|Praxis|Verein|Klinik|Restaurant|Mahallesi|Yayınları|Yayınevi|Verlag|Éditions|Press)$/u

/** How a role stands in front of a name and behind it. */
const patterns = perLanguage((_, language) => {
  const words = [...new Set(['en', language])].map((code) => wordsOf(code).roles).join('|')
  const capital = words.replace(/(?<=^|\|)\p{L}/gu, (letter) => letter.toLocaleUpperCase(language))
  const last = `(?:${words}|${capital}|CEO|CTO|CFO|COO|GP)`
  const many = '(?:s|in|innen|l[ae]r[ıi]?|[ıiuü]?m[ıiuü]z)?'
  const some = `(?:(?!(?:${article}|${and}|all) )[\\p{Ll}'’-]{2,18} (?:of |de )?){0,2}`
  const role = (end: string) =>
    `(?<role>(?:(?<=^|[^\\p{L} ] ?)(?!(?:${article}|${and}) )\\p{Lu}[\\p{Ll}-]{2,18} )?${some}${last}${end}(?: ?(?:${and}) ${some}${last}${end})?)(?!\\p{L})`
  const is = '(?:is|are|ist|sind|est|sont|es|son|è|sono|zijn|é|são)'
  const behind = `(?:(?:${article}|an?|ein\\p{L}?|een)\\s)?${role('')}\\)?(?=\\s*(?:$|[.;,!?)(]|[–—]|-\\s|\\s(?:${and}|in|from|with|at)\\s))`
  return {
    any: new RegExp(`(?<!\\p{L})${last}`, 'u'),
    first: new RegExp(`^${last}${many}(?!\\p{L})`, 'u'),
    ahead: new RegExp(
      `(?:^|[.;:,!?(–]\\s?|\\s-\\s|(?<!\\p{L})(?:${article}|${and})\\s)${role(many)}(?<link>[:,]|\\s${is})?\\s$`,
      'u'
    ),
    behind: new RegExp(`^(?:\\s?[–—]\\s?|\\s-\\s|:\\s|,\\s|\\s?\\()${behind}`, 'u'),
    behindSingle: new RegExp(`^(?:\\s?[–—]\\s?|\\s-\\s|\\s?\\(|\\son\\s)${behind}`, 'u'),
  }
})
/** "Our workshop lead is": whatever it is. */
const saidRole =
  /(?<!\p{L})(?:[Oo]ur|[Mm]y|[Tt]he) (?<role>\p{Ll}{3,14}(?: \p{Ll}{3,14}){0,2})(?<link> is) $/u
const introducing = new RegExp(`(?<!\\p{L})(?:${introduced})\\s$`, 'u')
const asking = new RegExp(`(?<!\\p{L})(?:${asked})\\s$`, 'u')
const number = /^,?\s(?:on\s|at\s|\()?(?:tel\.?\s)?[+(]?\d[\d ()/-]{6}/
const ending = new RegExp(`^(?:$|[,.!;:)(]|\\s(?:${and}|\\p{Ll}+)(?!\\p{L}))`, 'u')
const clauseStart = new RegExp(`(?:^|[.!?:;,·(–]\\s?|\\s-\\s|\\s(?:${and})\\s)$`, 'u')
/** "Peter and Joan Whitlow" */
const pair = new RegExp(`^\\s(?:${and})\\s(?=\\p{Lu}\\S* \\p{Lu})`, 'u')
/** What somebody does, and no business. */
const does =
  /^ (?:has (?:run|been|worked|taught)|runs|joined|took over|founded|started|opened|trained|studied|teaches|leads|cooks|bakes|does the|is our|looks after|answers|leitet|kocht|unterrichtet|kümmert|führt|dirige|enseigne|cuisine|enseña|cocina|insegna|cucina|geeft les|kookt|ensina|cozinha|veri(?:r|yor)|yap(?:ar|ıyor)|yöneti(?:r|yor)|ilgileniyor|kurdu|açtı|tarafından)(?!\p{L})/u
const mostPeople = 60
const mostTried = 3000
const longestCue = 60
const mostTogether = 8

interface Named {
  from: Stretch
  name: string
  role?: string
  /** With the words that tell the role. */
  whole: Stretch
  evidence: 'people.role' | 'people.named' | 'people.given'
}

/**
 * People: by a role in front of the name or behind it, by words that somebody is named behind, and a
 * given name that we know with another behind it. Names that "and" joins share what tells of them.
 */
export function annotatePeople(reading: Reading): void {
  let end = 0
  for (const { index } of [...reading.prompt.matchAll(/(?<![\p{L}\p{N}@./'’-])\p{Lu}/gu)].slice(
    0,
    mostTried
  )) {
    if (index < end || reading.sheet.people.length >= mostPeople) continue
    const found = namedAt(reading, index)
    for (const one of found) add(reading, one)
    end = found.at(-1)?.whole[1] ?? end
  }
}

/** The people that are named from a capital on; none where nothing tells of them. */
function namedAt(reading: Reading, start: number): Named[] {
  const { prompt, language } = reading
  const line = prompt.lastIndexOf('\n', start - 1) + 1
  const lead = prompt.slice(Math.max(line, start - longestCue), start)
  const { any, ahead } = patterns(language.code)
  const cue: Cue = {
    ahead: (any.test(lead) && ahead.exec(lead)?.groups) || saidRole.exec(lead)?.groups,
    isIntroduced: introducing.test(lead),
    isAsked: asking.test(lead),
    isStart: clauseStart.test(lead.replace(/^[\s*•·–-]+/u, '')),
  }
  const found: Named[] = []
  let from = nameAt(reading, start)
  while (from && found.length < mostTogether) {
    const one = toldOf(reading, from, cue)
    if (!one) break
    found.push(one)
    next.lastIndex = one.whole[1]
    const joint = next.exec(prompt)?.[0]
    const other = joint ? nameAt(reading, next.lastIndex) : undefined
    // "Directors Ann Lee and Tom Reed": behind a comma something else may follow.
    from = other && (joint !== ', ' || isPerson(reading, other)) ? other : undefined
    cue.isStart = true
  }
  const { role, link = '' } = cue.ahead ?? {}
  if (role === undefined || found.length === 0) return found
  found[0].whole = [start - role.length - link.length - 1, found[0].whole[1]]
  if (found.length > 1)
    for (const one of found) if (one.role === role) one.role = role.replace(/s$/, '')
  return found
}

/** What stands in front of a name. */
interface Cue {
  ahead?: Record<string, string>
  isIntroduced: boolean
  isAsked: boolean
  isStart: boolean
}

function toldOf(reading: Reading, from: Stretch, cue: Cue): Named | undefined {
  const { prompt, language } = reading
  const { ahead, isIntroduced, isAsked, isStart } = cue
  const { behind, behindSingle } = patterns(language.code)
  const name = prompt.slice(...from)
  const isFull = / /.test(name)
  const [after] = prompt.slice(from[1], from[1] + longestCue).split('\n')
  const said = isStart || isIntroduced ? (isFull ? behind : behindSingle).exec(after) : null
  const one = { from, name, whole: from }
  if (said)
    return {
      ...one,
      role: said.groups!.role,
      whole: [from[0], from[1] + said[0].length],
      evidence: 'people.role',
    }
  const first = firstOf(name)
  if (ahead && hasRole(reading, from, ahead))
    return { ...one, role: ahead.role, evidence: 'people.role' }
  const isPair = isIntroduced && isGivenName(name) && pair.test(after)
  const isNumbered = isStart && number.test(after) && isGivenName(first) && !isTown(first)
  if (isAsked || isPair || (isFull && ((isIntroduced && ending.test(after)) || isNumbered)))
    return { ...one, evidence: 'people.named' }
  return isGiven(reading, from) ? { ...one, evidence: 'people.given' } : undefined
}

/** Whether a role in front is this name's: "our engineers are Gas Safe registered" names nobody. */
function hasRole(
  reading: Reading,
  from: Stretch,
  { role, link = '' }: Record<string, string>
): boolean {
  const name = reading.text(from)
  if (link === ',') return isPerson(reading, from)
  if (/ /.test(role) && isGivenName(role.split(' ')[0])) return false
  if (isGivenName(firstOf(name))) return true
  const isClosed = link === ':' || ending.test(reading.prompt.slice(from[1], from[1] + 20))
  return / /.test(name) && isClosed && !/^ \p{Ll}/u.test(reading.prompt.slice(from[1], from[1] + 2))
}

/** The name that begins at a capital: two words and more, else one. */
function nameAt({ prompt, language }: Reading, at: number): Stretch | undefined {
  for (const pattern of [full, single]) {
    pattern.lastIndex = at
    const name = pattern.exec(prompt)?.[0]
    // "Tischlermeisterin Wiebke Harmsen": the name begins later.
    const [first, ...others] = name?.replace(titled, '').split(' ') ?? []
    if (others.length > 1 && !isGivenName(first) && others.slice(0, -1).some(isGivenName)) continue
    if (name && mayBePerson(name) && !patterns(language.code).first.test(name))
      return [at, at + name.length]
  }
  return undefined
}

/** "Ann Lee": a given name that we know and that is no word of the language and no town. */
function isPerson({ prompt, language: { code } }: Reading, from: Stretch): boolean {
  const name = prompt.slice(...from)
  const first = firstOf(name)
  const isTwo = /^\S+(?: \p{L}{1,3}\.?){0,2} \S+$/u.test(name.replace(titled, ''))
  return isTwo && isGivenName(first) && !isTown(first) && !isOrdinary(first, code)
}

/** Two words, and nothing else in capitals beside them, in a sentence that is for visitors. */
function isGiven(reading: Reading, from: Stretch): boolean {
  const { prompt, sheet } = reading
  if (!isPerson(reading, from) || !reading.isFree(from)) return false
  const isAlone =
    !/(?:\p{Lu}[\p{L}'’-]*|&|(?<!\p{L})(?:the|at|on|to|la|le|les|il)) $/u.test(
      prompt.slice(Math.max(0, from[0] - 24), from[0])
    ) && !/^(?:['’]| (?:\p{Lu}\p{Ll}|[&\d]| \(\d))/u.test(prompt.slice(from[1], from[1] + 3))
  const isInName = sheet.suggestions.some(
    ({ field, from: [start, end] }) => field === 'who.name' && start <= from[0] && from[1] <= end
  )
  const sentence = reading.sentences.find(([, end]) => end > from[0])!
  const isDoing = does.test(prompt.slice(from[1], from[1] + 24))
  return isAlone && (isDoing || !isInName) && forVisitors(reading.judge(sentence)) !== 'no'
}

function add(reading: Reading, { name, role, from, whole, evidence }: Named): void {
  const { people, suggestions, who } = reading.sheet
  const isSuggested = suggestions.some(
    ({ field, from: other }) => field !== 'who.name' && other[0] < from[1] && from[0] < other[1]
  )
  if (isSuggested || people.some((known) => known.value.name === name)) return
  claim(reading, isGivenName(firstOf(name)) ? evidence : `${evidence}_unknown`, {
    field: 'people',
    value: { name, ...(role ? { role } : {}) },
    from,
    whole,
    why: 'perhaps_a_person',
    isShared: who.name?.value === name,
  })
}

const titled = new RegExp(`^${title}`, 'u')
const firstOf = (name: string) => name.replace(titled, '').split(/[ '’-]/)[0]

const mayBePerson = (name: string) =>
  !notNames.test(name) && !isTown(name) && !/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u.test(name)
