import { languageOf } from '#designer/fill/business'
import { emailsOf, linksOf, shortUrl, telephonesOf } from '#designer/fill/reach'
import { hasHours } from '#designer/fill/schedule'
import {
  clausesOf,
  clocksIn,
  hasClock,
  namedInBrackets,
  namesDate,
  namesDay,
} from '#designer/fill/topics/clauses'
import { givesPrice, goesWithPrices } from '#designer/fill/topics/for_visitors'
import { isElsewhere, wordsElsewhere } from '#designer/fill/topics/said_elsewhere'
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

/** The person's sentences, each whole and in the one place where a visitor looks for it. */
export interface SortedWords {
  topics: Topic[]
  /** Sentences beside the form, below the list of prices, and below the opening hours. */
  beside: Record<'contact' | 'prices' | 'hours', string[]>
  /** What is told, and what no other place took. */
  left: string[]
}

const longestRow = 150
const longestToContact = 170
/** "Give a bike" is a heading, "You see one number" is not. */
const mostInTold = 3
const headedLine = /^(\p{L}[^:.!?()]{1,40})(?<!(?<!\p{L})(?:No|Nr|Tel)):\s+(\S.*)$/u

/** Sorts lines by what they hold: a heading of their own, names, prices, times. */
export function sortWords(lines: string[], sheet: Sheet): SortedWords {
  const elsewhere = wordsElsewhere(sheet)
  const language = languageOf(sheet)
  const links = linksOf(sheet).map(({ url }) => shortUrl(url))
  const ways = [...emailsOf(sheet), ...telephonesOf(sheet), ...links]
  const beside: SortedWords['beside'] = { contact: [], prices: [], hours: [] }
  const sorted: SortedWords = { topics: [], beside, left: [] }
  const glance: Row[] = []
  const fresh = lines.filter((line) => !isElsewhere(line, elsewhere))
  for (const line of fresh) {
    if (line.length <= longestToContact && ways.some((way) => line.includes(way))) {
      beside.contact.push(line)
      continue
    }
    if (hasPriceList(sheet) && goesWithPrices(line, language)) {
      beside.prices.push(line)
      continue
    }
    const headed = headedTopic(line, sheet)
    if (headed?.heading) sorted.topics.push(headed)
    else if (headed) glance.push(...headed.rows)
    else if (tellsWhen(line, sheet)) beside.hours.push(line)
    else if (tellsPrice(line, sheet)) beside.prices.push(line)
    else sorted.left.push(line)
  }
  const [only, ...others] = glance
  if (others.length > 0) sorted.topics.push({ about: 'glance', paragraphs: [], rows: glance })
  else if (only) sorted.topics.push(underItsLabel(only, sheet))
  return sorted
}

/**
 * Sentences of prices and times stand below the list that they speak of, or make a topic of their
 * own.
 */
export function withTopics(sorted: SortedWords, sheet: Sheet): SortedWords {
  const { beside, left, topics } = sorted
  const [place, ...others] = sheet.where
  const hasWeek = place !== undefined && others.length === 0 && hasHours(place.opening_hours)
  const made: Topic[] = []
  const kept = { ...beside }
  const own = [...left]
  const language = languageOf(sheet)
  const isApart = (line: string) => !hasWeek || namesDate(line, language)
  const times = beside.hours.filter(isApart).flatMap((line) => timesIn(line, language))
  if (times.length > 0) made.push({ about: 'times', paragraphs: times, rows: [] })
  kept.hours = beside.hours.filter((line) => !isApart(line))
  if (!hasPriceList(sheet) && beside.prices.length > 0) {
    made.push({ about: 'prices', paragraphs: beside.prices, rows: [] })
    kept.prices = []
  }
  return { ...sorted, beside: kept, left: own, topics: [...made, ...topics] }
}

/** "Speakers: …": the heading is theirs, and so is what parts the rows. What has a price is none. */
function headedTopic(line: string, sheet: Sheet): Topic | undefined {
  const [, heading, told] = headedLine.exec(line) ?? []
  const name = sheet.who.name?.value
  const language = languageOf(sheet)
  if (!heading || heading.split(/\s/).length > 5 || (name && heading.includes(name)))
    return undefined
  if (amountsIn(told)[0]?.start === 0 && !isTold(told, language)) return undefined
  const isSentence = heading.split(/\s/).length > mostInTold
  if (isSentence && isTold(heading, sheet.wishes.language.value)) return undefined
  const called = capital(heading, language)
  const clauses = clausesOf(told)
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
  return told.length <= longestRow ? { about: 'glance', paragraphs: [], rows: [row] } : undefined
}

/** "Coming up: …", the only one that has a label: that is its heading. */
function underItsLabel({ label, value }: Row, sheet: Sheet): Topic {
  const text = value as string
  const clauses = clausesOf(text)
  const areDated = clauses.every((clause) => namesDay(clause, languageOf(sheet)))
  const paragraphs = areDated ? clauses : [text]
  return { about: 'glance', heading: label, paragraphs, rows: [] }
}

/** A list of times has a line for each of them; a sentence stays one. */
function timesIn(line: string, language: Language): string[] {
  const clauses = clausesOf(line)
  const isList = !isTold(line, language) && clauses.every((clause) => hasClock(clause))
  return isList ? clauses.map((clause) => capital(clause, language)) : [line]
}

/** Somebody who says when they are there, or a sentence of days and times, or of one time after the other. */
function tellsWhen(line: string, sheet: Sheet): boolean {
  const language = languageOf(sheet)
  if (clocksIn(line) > 1) return true
  return hasClock(line) && namesDay(line, language)
}

function tellsPrice(line: string, sheet: Sheet): boolean {
  return speaksOf(line, sheet)
    ? givesPrice(line, languageOf(sheet))
    : amountsIn(line).length > 0 && (hasPriceList(sheet) || givesPrice(line, languageOf(sheet)))
}

function hasPriceList({ offers }: Sheet): boolean {
  return offers.some(({ items }) => items.length > 0)
}

/** Whether it is told by somebody of themselves. */
function speaksOf(line: string, sheet: Sheet): boolean {
  return isTold(line, sheet.wishes.language.value) && speaksIn(line, languageOf(sheet))
}
