import { claim } from '#designer/reader/claim'
import { forVisitors } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import {
  isApart,
  isListOfPeople,
  namesFrom,
  type PersonName,
} from '#designer/reader/shapes/person_list'
import { firstOf, isPerson } from '#designer/reader/shapes/person_name'
import { and, rolePatterns } from '#designer/reader/shapes/person_role'
import { isGivenName, isTown } from '#designer/reader/words/known_names'
import type { Stretch } from '#designer/sheet/sheet'

const introduced = [
  "I['’]m|I am|[Mm]y name(?: is|['’]s)|[Nn]ame['’]s|[Ii]ch bin|[Ii]ch heiße|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo|[Ss]ono|[Mm]i chiamo|[Ii]k ben|[Ii]k heet|[Ss]ou(?: a| o)?|[Bb]en|[Aa]dım",
  '(?:[Rr]un|[Oo]wned|[Ff]ounded|[Ll]ed|[Mm]ade|[Dd]esigned|[Dd]rawn|[Cc]oached|[Tt]aught|[Ss]tarted|[Cc]ooked|[Bb]aked|[Rr]epairs|[Oo]pened|[Mm]anaged)(?:\\s[\\p{L}&]{2,10}){0,2}\\sby|(?:[Gg]eführt|[Gg]egründet|[Gg]eleitet) von|[Tt]enue? par|[Ff]ondée? par|[Dd]irigée? par',
].join('|')
const asked =
  '[Aa]sk for|[Cc]all|[Rr]ing|[Tt]ext|[Cc]ontact(?: is|:)?|[Tt]el|[Mm]sg|(?:[Ss]peak|[Tt]alk) to|[Bb]ook with|[Ee]nquiries to|[Ll]lamar a|[Ff]alar com|[Ff]alem com o|[Bb]el|[Rr]uf\\p{L}*'
/** "Our workshop lead is": whatever it is. */
const saidRole =
  /(?<!\p{L})(?:[Oo]ur|[Mm]y|[Tt]he) (?<role>(?!name )\p{Ll}{3,14}(?: \p{Ll}{3,14}){0,2})(?<link> is) $/u
const introducing = new RegExp(`(?<!\\p{L})(?:${introduced})\\s$`, 'u')
const asking = new RegExp(`(?<!\\p{L})(?:${asked})\\s$`, 'u')
const number = /^,?\s(?:on\s|at\s|\()?(?:tel\.?\s)?[+(]?\d[\d ()/-]{6}/
const ending = new RegExp(`^(?:$|[,.!;:)(]|\\s(?:${and}|\\p{Ll}+)(?!\\p{L}))`, 'u')
const clauseStart = new RegExp(`(?:^|[.!?:;,·(–]\\s?|\\s-\\s|\\s(?:${and})\\s)$`, 'u')
const mostPeople = 60
const mostTried = 3000
const longestCue = 60

type Named = PersonName & {
  evidence: `people.${'role' | 'named' | 'given' | 'listed'}`
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
    const list = namesFrom(reading, index)
    const found = toldIn(reading, list)
    for (const one of found) add(reading, one)
    end = (list.length > 1 ? list : found).at(-1)?.whole[1] ?? end
  }
}

/** Those of a list of names that something tells to be people. */
function toldIn(reading: Reading, list: PersonName[]): Named[] {
  if (list.length === 0) return []
  const { prompt, language } = reading
  const start = list[0].from[0]
  const line = prompt.lastIndexOf('\n', start - 1) + 1
  const lead = prompt.slice(Math.max(line, start - longestCue), start)
  const { any, ahead } = rolePatterns(language.code)
  const cue: Cue = {
    ahead: (any.test(lead) && ahead.exec(lead)?.groups) || saidRole.exec(lead)?.groups,
    isIntroduced: introducing.test(lead),
    isAsked: asking.test(lead),
    isStart: clauseStart.test(lead.replace(/^[\s*•·–-]+/u, '')),
  }
  const isAll = isListOfPeople(reading, list)
  const found = list.flatMap((one, at) => {
    const told = toldOf(reading, one, at === 0 ? cue : { ...cue, isStart: true })
    return told ?? (isAll ? [{ ...one, evidence: 'people.listed' as const }] : [])
  })
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

function toldOf(reading: Reading, found: PersonName, cue: Cue): Named | undefined {
  const { ahead, isIntroduced, isAsked, isStart } = cue
  const { from, name, role } = found
  if (role && (isStart || isIntroduced)) return { ...found, evidence: 'people.role' }
  const one = role ? { from, name, whole: from } : found
  const isFull = name.includes(' ')
  const after = reading.prompt.slice(from[1], from[1] + longestCue).split('\n')[0]
  const first = firstOf(name)
  if (ahead && hasRole(reading, from, ahead))
    return { ...one, role: ahead.role, evidence: 'people.role' }
  const isNumbered = isStart && number.test(after) && isGivenName(first) && !isTown(first)
  if (isAsked || (isFull && ((isIntroduced && ending.test(after)) || isNumbered)))
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

/** "Given by", "in memory of", "said": who gave, died or praised something works there no more than a guest. */
const elsewhere =
  /(?<!\p{L})(?:(?:given|donated|written|painted|composed|bought|from|memory|honour) (?:by|of|to)|(?:said|says|wrote|writes|to|for|from|von|für|de|pour|para|per|voor)) $/iu

/** Two words, and nothing else in capitals beside them, in a sentence that is for visitors. */
function isGiven(reading: Reading, from: Stretch): boolean {
  const { prompt, sheet } = reading
  if (!isPerson(reading, from) || !reading.isFree(from)) return false
  const isInName = sheet.suggestions.some(
    ({ field, from: [start, end] }) => field === 'who.name' && start <= from[0] && from[1] <= end
  )
  const sentence = reading.sentences.find(([, end]) => end > from[0])!
  const isElsewhere = elsewhere.test(prompt.slice(Math.max(0, from[0] - longestCue), from[0]))
  return (
    !isInName &&
    !isElsewhere &&
    isApart(prompt, from) &&
    forVisitors(reading.judge(sentence)) !== 'no'
  )
}

function add(reading: Reading, { name, role, about, from, whole, evidence }: Named): void {
  const { people, suggestions, who } = reading.sheet
  const isSuggested = suggestions.some(
    ({ field, from: other }) => field !== 'who.name' && other[0] < from[1] && from[0] < other[1]
  )
  if (isSuggested || people.some((known) => known.value.name === name)) return
  const isKnown = isGivenName(firstOf(name)) || evidence === 'people.listed'
  claim(reading, isKnown ? evidence : `${evidence}_unknown`, {
    field: 'people',
    value: { name, ...(role ? { role } : {}), ...(about ? { about } : {}) },
    from,
    whole,
    why: 'perhaps_a_person',
    isShared: who.name?.value === name,
  })
}
