import { languageOf } from '#designer/fill/business'
import { emailsOf, linksOf, shortUrl, telephonesOf } from '#designer/fill/reach'
import { hasHours } from '#designer/fill/schedule'
import { clocksIn, hasClock, namesDate, namesDay } from '#designer/fill/sentences/times'
import { listedIn } from '#designer/language/clauses'
import { givesPrice, goesWithPrices } from '#designer/fill/sentences/for_visitors'
import { textsOf, withRole, type Role, type Sentence } from '#designer/fill/sentences/sentence'
import { isElsewhere, wordsElsewhere } from '#designer/fill/sentences/said_elsewhere'
import { speaksIn } from '#designer/fill/voice_of'
import { amountsIn } from '#designer/language/money'
import { isTold } from '#designer/language/told'
import type { Sheet } from '#designer/sheet/sheet'
import type { Row } from '#designer/site/content'
import type { Language } from '#designer/language/language'
import { capital } from '#designer/language/normalise'

/** Sentences of the person's that belong under a heading of their own. */
export interface Topic {
  /** What it is about where the person gave it no heading: the kind of page names it. */
  about: 'times' | 'prices' | 'glance'
  /** As the person called it: "Speakers". */
  heading?: string
  /** Whole sentences, or the parts of a list. */
  paragraphs: string[]
  rows: Row[]
}

interface SortedByContent {
  topics: Topic[]
  /** The only line that has a label: a topic, unless it stands with what else is good to know. */
  single?: { sentence: Sentence; topic: Topic }
}

const LONGEST_ROW = 150
const LONGEST_TO_CONTACT = 170
/** "Give a bike" is a heading, "You see one number" is not. */
const MOST_IN_TOLD = 3
const HEADED_LINE = /^(\p{L}[^:.!?()]{1,40})(?<!(?<!\p{L})(?:No|Nr|Tel)):\s+(\S.*)$/u

/**
 * Gives sentences the role that they have by what they hold: a heading of their own, names, prices, times.
 * Those of prices and times stand below the list that they speak of, or make a topic.
 */
export function sortByContent(sentences: readonly Sentence[], sheet: Sheet): SortedByContent {
  const placeOf = placesOn(sheet, sentences)
  const found = sentences.flatMap((sentence) => {
    if (sentence.role !== 'story' && sentence.role !== 'known') return []
    const place = placeOf(sentence)
    sentence.role = typeof place === 'string' ? place : 'topic'
    return typeof place === 'string' ? [] : [{ sentence, topic: place }]
  })
  return topicsOf(found, languageOf(sheet))
}

/** The role of a sentence, or the topic that it makes or is a part of. */
function placesOn(sheet: Sheet, sentences: readonly Sentence[]) {
  const language = languageOf(sheet)
  const elsewhere = wordsElsewhere(sheet)
  const known = new Set(textsOf(withRole(sentences, 'known')))
  const links = linksOf(sheet).map(({ url }) => shortUrl(url))
  const ways = [...emailsOf(sheet), ...telephonesOf(sheet), ...links]
  const hasPrices = sheet.offers.some(({ items }) => items.length > 0)
  const [place, ...others] = sheet.where
  const hasWeek = place !== undefined && others.length === 0 && hasHours(place.opening_hours)

  return ({ text, role }: Sentence): Role | Topic => {
    if (isElsewhere(text, elsewhere) || (role === 'story' && known.has(text))) return 'elsewhere'
    if (text.length <= LONGEST_TO_CONTACT && ways.some((way) => text.includes(way)))
      return 'beside_form'
    if (hasPrices && goesWithPrices(text, language)) return 'below_prices'
    const topic = headedTopic(text, sheet)
    if (topic) return topic
    if (tellsWhen(text, language))
      return hasWeek && !namesDate(text, language)
        ? 'below_hours'
        : { about: 'times', paragraphs: timesIn(text, language), rows: [] }
    if (tellsPrice(text, sheet, hasPrices))
      return hasPrices ? 'below_prices' : { about: 'prices', paragraphs: [text], rows: [] }
    return role
  }
}

/** Those about times are one topic, and so are those about prices and the rows without a heading. */
function topicsOf(
  found: { sentence: Sentence; topic: Topic }[],
  language: Language
): SortedByContent {
  const joined = (about: 'times' | 'prices'): Topic[] => {
    const paragraphs = found.flatMap(({ topic }) => (topic.about === about ? topic.paragraphs : []))
    return paragraphs.length > 0 ? [{ about, paragraphs, rows: [] }] : []
  }
  const headed = found.flatMap(({ topic }) => (topic.heading ? [topic] : []))
  const topics = [...joined('times'), ...joined('prices'), ...headed]
  const labelled = found.filter(({ topic }) => topic.about === 'glance' && !topic.heading)
  const rows = labelled.flatMap(({ topic }) => topic.rows)
  if (rows.length === 0) return { topics }
  if (rows.length > 1) return { topics: [...topics, { about: 'glance', paragraphs: [], rows }] }
  const topic = underItsLabel(rows[0], language)
  return topic.paragraphs.length > 1
    ? { topics: [...topics, topic] }
    : { topics, single: { sentence: labelled[0].sentence, topic } }
}

/** "Speakers: …": the heading is theirs, and so is what parts the rows. What has a price is none. */
function headedTopic(line: string, sheet: Sheet): Topic | undefined {
  const [, heading, told] = HEADED_LINE.exec(line) ?? []
  const name = sheet.who.name?.value
  const language = languageOf(sheet)
  if (!heading || heading.split(/\s/).length > 5 || (name && heading.includes(name)))
    return undefined
  if (amountsIn(told)[0]?.start === 0 && !isTold(told, language)) return undefined
  const isSentence = heading.split(/\s/).length > MOST_IN_TOLD
  if (isSentence && isTold(heading, sheet.wishes.language.value)) return undefined
  const called = capital(heading, language)
  const clauses = listedIn(told)
  const rows = clauses.flatMap((clause) => namedInBrackets(clause, language) ?? [])
  if (rows.length > 1 && rows.length === clauses.length)
    return { about: 'glance', heading: called, paragraphs: [], rows }
  const areTimed = clauses.length > 1 && clauses.every((clause) => hasClock(clause))
  const parts = areTimed ? clauses : told.replace(/\.$/, '').split(/;\s+/u)
  if (parts.length > 1) {
    const paragraphs = parts.map((part) => capital(part, language))
    return { about: 'glance', heading: called, paragraphs, rows: [] }
  }
  const row = { label: called, value: told.replace(/\.$/, '') }
  return told.length <= LONGEST_ROW ? { about: 'glance', paragraphs: [], rows: [row] } : undefined
}

/** "Coming up: …", the only one that has a label: that is its heading. */
function underItsLabel({ label, value }: Row, language: Language): Topic {
  const text = value as string
  const clauses = listedIn(text)
  const areDated = clauses.every((clause) => namesDay(clause, language))
  const paragraphs = areDated ? clauses : [text]
  return { about: 'glance', heading: label, paragraphs, rows: [] }
}

/** A list of times has a line for each of them; a sentence stays one. */
function timesIn(line: string, language: Language): string[] {
  const clauses = listedIn(line)
  const isList = !isTold(line, language) && clauses.every((clause) => hasClock(clause))
  return isList ? clauses.map((clause) => capital(clause, language)) : [line]
}

/** Somebody who says when they are there, or a sentence of days and times, or of one time after the other. */
function tellsWhen(line: string, language: Language): boolean {
  if (clocksIn(line) > 1) return true
  return hasClock(line) && namesDay(line, language)
}

function tellsPrice(line: string, sheet: Sheet, hasPrices: boolean): boolean {
  if (hasPrices && !speaksOf(line, sheet)) return amountsIn(line).length > 0
  return givesPrice(line, languageOf(sheet))
}

/** Whether it is told by somebody of themselves. */
function speaksOf(line: string, sheet: Sheet): boolean {
  return isTold(line, sheet.wishes.language.value) && speaksIn(line, languageOf(sheet))
}

const IN_BRACKETS = /^([^()]{2,60}?)\s*\(([^()]+)\)\.?$/u

/** "Petra Kohlhaas (rammed earth schools)". */
function namedInBrackets(clause: string, language: Language): Row | undefined {
  const [, label, value] = IN_BRACKETS.exec(clause) ?? []
  return label ? { label: capital(label, language), value: capital(value, language) } : undefined
}
