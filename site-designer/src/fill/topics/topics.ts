import { kindOf, languageOf } from '#designer/fill/business'
import { emailsOf, telephonesOf } from '#designer/fill/reach'
import {
  clausesOf,
  clocksIn,
  daysIn,
  rowByBrackets,
  pricedItem,
  rowByTime,
  rowByYear,
  type RowOf,
} from '#designer/fill/topics/clauses'
import { speaksIn } from '#designer/fill/voice_of'
import { isElsewhere, wordsElsewhere } from '#designer/fill/topics/said_elsewhere'
import { amountsIn } from '#designer/reader/shapes/money'
import { isTold } from '#designer/reader/shapes/told'
import type { Item, Sheet } from '#designer/sheet/sheet'
import type { Row } from '#designer/site/site'
import type { Language } from '#designer/text/language'
import { capital } from '#designer/text/normalise'

/** What a topic is about where the person gave it no heading: the kind of page names it. */
type About = 'timetable' | 'career' | 'glance'

/** Sentences of the person's that belong under a heading of their own, as rows of two. */
export interface Topic {
  about: About
  /** As the person called it: "Speakers". */
  heading?: string
  rows: Row[]
}

/** The person's lines, each in the one place where a visitor looks for it. */
export interface SortedWords {
  topics: Topic[]
  /** What has a price, for the list of what is offered. */
  priced: Item[]
  /** Somebody and what they do, for the section of people. */
  people: Row[]
  /** What tells whom to write to, and by when: it stands beside the form. */
  toContact: string[]
  /** What is told, and what no topic took: by the line, what of it stands nowhere else. */
  left: Map<string, string>
}

const longestRow = 150
const longestToContact = 170
const longestName = 60
/** "Give a bike" is a heading, "You see one number" is not. */
const mostInTold = 3
const headedLine = /^(\p{L}[^:.!?()]{1,40}):\s+(\S.*)$/u
/** Two words or more with a capital: "Kwaku Mensah", "Dr. Yewande Falola". */
const named = /^(?:\p{Lu}[\p{L}'’.-]*\s){1,4}(?:"[^"]+"\s)?\p{Lu}[\p{L}'’-]+/u

/** Sorts lines by what they hold: a heading of their own, names, dates, prices, years. */
export function sortWords(lines: string[], sheet: Sheet): SortedWords {
  const elsewhere = wordsElsewhere(sheet)
  const language = languageOf(sheet)
  const ways = [...emailsOf(sheet), ...telephonesOf(sheet)]
  const sorted: SortedWords = { topics: [], priced: [], people: [], toContact: [], left: new Map() }
  const loose: Record<About, Row[]> = { timetable: [], career: [], glance: [] }
  for (const whole of lines) {
    const line = unsaid(whole, elsewhere, sheet)
    if (line === undefined) continue
    if (line.length <= longestToContact && ways.some((way) => line.includes(way))) {
      sorted.toContact.push(line)
      continue
    }
    const headed = headedTopic(line, sheet)
    if (headed && namesPeople(headed, sheet)) sorted.people.push(...headed.rows)
    else if (headed && headed.rows.length > 1) sorted.topics.push(headed)
    else if (headed) loose[headed.about].push(...headed.rows)
    else {
      const people = peopleIn(line, language)
      const priced = people ? undefined : pricedIn(line, sheet)
      const found = people || priced ? undefined : looseRows(line, sheet)
      if (people) sorted.people.push(...people)
      else if (priced) sorted.priced.push(...priced)
      else if (found) loose[found.about].push(...found.rows)
      else sorted.left.set(whole, line)
    }
  }
  for (const about of ['timetable', 'career'] as const) {
    if (loose[about].length > 1) sorted.topics.push({ about, rows: loose[about] })
    else loose.glance.push(...loose[about])
  }
  const [only, ...others] = sorted.priced
  if (only && others.length === 0 && !sheet.offers.some(({ items }) => items.length > 0)) {
    sorted.priced = []
    const value = [only.price, only.description].filter(Boolean).join(', ')
    loose.glance.push({ label: only.name, value })
  }
  if (loose.glance.length > 0) sorted.topics.push({ about: 'glance', rows: loose.glance })
  return sorted
}

/** The line without what stands elsewhere: of a list its other parts, of a sentence all or nothing. */
function unsaid(line: string, elsewhere: Set<string>, sheet: Sheet): string | undefined {
  if (isElsewhere(line, elsewhere)) return undefined
  const clauses = clausesOf(line)
  const fresh = clauses.filter((clause) => !isElsewhere(clause, elsewhere))
  if (fresh.length === clauses.length || isTold(line, sheet.wishes.language.value)) return line
  return capital(fresh.join(', '), languageOf(sheet))
}

/** Whether the rows tell of people who have a section of their own. */
function namesPeople({ rows }: Topic, { people }: Sheet): boolean {
  const isOnSheet = (label: string) => people.some(({ value }) => label.includes(value.name))
  return people.length > 1 && rows.every(({ label }) => isOnSheet(label))
}

/** "Speakers: …": the heading is theirs, and so is what parts the rows. */
function headedTopic(line: string, sheet: Sheet): Topic | undefined {
  const [, heading, told] = headedLine.exec(line) ?? []
  const name = sheet.who.name?.value
  if (!heading || heading.split(/\s/).length > 5 || (name && heading.includes(name)))
    return undefined
  const isSentence = heading.split(/\s/).length > mostInTold
  if (isSentence && isTold(heading, sheet.wishes.language.value)) return undefined
  const language = languageOf(sheet)
  const days = daysIn(heading, language)
  const isDay = days.length === 1 && days[0].start === 0 && days[0].end === heading.length
  const whole = { label: capital(heading, language), value: told.replace(/\.$/, '') }
  if (isDay) return { about: 'timetable', rows: [whole] }
  const clauses = clausesOf(told)
  const parted = [rowByBrackets, rowByTime]
    .map((rowOf) => everyClause(clauses, rowOf, language))
    .find((rows) => rows.length > 1)
  if (parted) return { about: 'glance', heading: capital(heading, language), rows: parted }
  return told.length <= longestRow ? { about: 'glance', rows: [whole] } : undefined
}

function everyClause(clauses: string[], rowOf: RowOf, language: Language): Row[] {
  const rows = clauses.map((clause) => rowOf(clause, language))
  return rows.every((row) => row !== undefined) ? rows : []
}

/** "Delphine Okoye (founder), Marcus Teague (chair yoga)"; "Sinéad Hurley trumpet, Bea Lindqvist sax". */
function peopleIn(line: string, language: Language): Row[] | undefined {
  const clauses = clausesOf(line)
  const rows = clauses.map((clause) => {
    const bracketed = rowByBrackets(clause, language)
    if (bracketed)
      return named.exec(bracketed.label)?.[0] === bracketed.label ? bracketed : undefined
    const [name] = named.exec(clause) ?? []
    const does = name && clause.slice(name.length).trim()
    const isShort = does && does.split(' ').length <= 3 && /^\p{Ll}/u.test(does)
    return isShort ? { label: name, value: capital(does, language) } : undefined
  })
  return rows.length > 1 && rows.every((row) => row !== undefined) ? rows : undefined
}

/** A list of things with their prices; what has none belongs to the one before it. */
function pricedIn(line: string, sheet: Sheet): Item[] | undefined {
  if (amountsIn(line).length === 0 || speaks(line, sheet)) return undefined
  const items: Item[] = []
  for (const clause of clausesOf(line)) {
    const item = pricedItem(clause, languageOf(sheet))
    const last = items.at(-1)
    if (item) items.push(item)
    else if (last) last.description = [last.description, clause].filter(Boolean).join(', ')
    else return undefined
  }
  return items.length > 0 && items.every(({ name }) => name.length <= longestName)
    ? items
    : undefined
}

/** A sentence of times or of years; one in which somebody tells of themselves is none. */
function looseRows(line: string, sheet: Sheet): { about: About; rows: Row[] } | undefined {
  const language = languageOf(sheet)
  const clauses = clausesOf(line)
  const years = everyClause(clauses, rowByYear, language)
  if (kindOf(sheet).schemaType === 'Person' && years.length > 1)
    return { about: 'career', rows: years }
  if (clocksIn(line).length === 0 || speaks(line, sheet)) return undefined
  return withRows('timetable', clauses, rowByTime, language)
}

/** What follows a row without one of its own belongs to it: "then everyone walks to the harbour". */
function withRows(about: About, clauses: string[], rowOf: RowOf, language: Language) {
  const rows: Row[] = []
  for (const clause of clauses) {
    const row = rowOf(clause, language)
    const last = rows.at(-1)
    if (row) rows.push(row)
    else if (last) last.value = `${last.value as string}, ${clause}`
    else return undefined
  }
  return rows.length > 0 && rows.every(({ label: words }) => words.length <= longestName)
    ? { about, rows }
    : undefined
}

/** Whether it is told by somebody of themselves. */
function speaks(line: string, sheet: Sheet): boolean {
  return isTold(line, sheet.wishes.language.value) && speaksIn(line, languageOf(sheet))
}
