import { saysOnlyWay } from '#designer/fill/asked'
import { isCalledByNoun, languageOf, spokenLanguage, whatAndWhere } from '#designer/fill/business'
import { denies, givesFigures } from '#designer/fill/asides'
import { belowName, canOpen, chooseLede } from '#designer/fill/lede'
import {
  sortWords,
  withTopics,
  type SortedWords,
  type Topic,
} from '#designer/fill/topics/sort_words'
import { ended, tidied } from '#designer/fill/tidy'
import { hasClock } from '#designer/fill/topics/clauses'
import { isForComing } from '#designer/fill/topics/for_visitors'
import { localityOf } from '#designer/fill/whereabouts'
import { isTold } from '#designer/language/told'
import { withLikelyFacts } from '#designer/sheet/likely'
import type { Sheet } from '#designer/sheet/sheet'
import { capital } from '#designer/language/normalise'
import { isLanguage } from '#designer/language/language'
import { sentencesOf } from '#designer/language/sentences'

/** Which of the person's sentences stands where: each whole, and none twice. */
export interface OwnWords extends Omit<SortedWords, 'left'> {
  /** The headline of a page that has no name and nothing to call it by. */
  title?: string
  lede?: string
  /** The story, in paragraphs. */
  about: string[]
  /** What is good to know: short facts of the sheet, and lines, rules and the way there of theirs. */
  known: string[]
  /** Whether all of that is for those who come. */
  areForComing: boolean
  /** A list of what is done, line by line. */
  listed: string[]
}

const longestParagraph = 320
const longestLine = 140
const longestTitle = 110

/**
 * Under the title the slogan, or the sentence that says what this is. What holds names, times, prices
 * or a heading of its own stands in the section of these, short lines are good to know, and everything
 * else is the story, in the order in which it was told.
 */
export function placeOwnWords(sheet: Sheet): OwnWords {
  const of = JSON.stringify({ ...sheet, coverage: [] })
  const known = placed.get(sheet)
  if (known?.of === of) return known.words
  const isOurs = isLanguage(spokenLanguage(sheet))
  const words = isOurs ? place(withLikelyFacts(sheet)) : placeForeign(sheet)
  placed.set(sheet, { of, words })
  return words
}

/** Of a sheet and the words on it: composing a page asks for them again and again. */
const placed = new WeakMap<Sheet, { of: string; words: OwnWords }>()

function place(sheet: Sheet): OwnWords {
  const language = languageOf(sheet)
  const paragraphs = paragraphsOf(sheet)
  const title = titleOf(paragraphs, sheet)
  const lede = sheet.who.slogan?.value ?? ledeOf(without(title, paragraphs).flat(), sheet)
  const opening = [title, lede].flatMap((one) => (one === undefined ? [] : sentencesOf(one)))
  const isSaid = (sentence: string) => {
    const at = opening.indexOf(sentence)
    if (at >= 0) opening.splice(at, 1)
    return at >= 0
  }
  const story = paragraphs.map((sentences) => sentences.filter((one) => !isSaid(one)))
  const facts = sheet.good_to_know.map(({ value }) => tidied(value, sheet, language))
  const { left, ...sorted } = withTopics(sortWords([...story.flat(), ...facts], sheet), sheet)

  const told = left.filter((one) => !facts.includes(one))
  const listed = runsOfLines(story)
  const isRefused = sheet.wishes.sections_refused.some(({ value }) => value === 'about')
  const isStory = (one: string) => !isRefused && !(isOpen(one) || isForComing(one, language))
  const inList = (one: string) => listed.includes(one)
  const isWanted = wantsStory(sheet) && told.every(isOpen)
  const notes = isWanted ? [] : told.filter((one) => !inList(one) && !isStory(one))
  const known = left.filter((one) => facts.includes(one) || notes.includes(one))
  const topics = [...sorted.topics]
  const single = known.length > 0 ? topics.findIndex(isOneLine) : -1
  if (single >= 0) {
    const [{ heading, paragraphs: lines }] = topics.splice(single, 1)
    known.unshift(`${heading}: ${lines[0]}`)
  }
  const isKept = (one: string) => !inList(one) && !known.includes(one)
  const untold = left.filter((one) => isKept(one) && !story.flat().includes(one))
  const opens = lede === undefined ? undefined : belowName(lede, sheet)
  const rest = [...story, untold]
    .map((sentences) => sentences.filter((one) => left.includes(one) && isKept(one)))
    .filter(({ length }) => length > 0)
  const split = withoutShortStory({ lede: opens, rest, known }, sheet)
  return {
    ...sorted,
    ...(title ? { title: capital(title.replace(/\.$/, ''), language) } : {}),
    ...(split.lede ? { lede: split.lede } : {}),
    about: split.rest.flatMap((sentences) => inShortParagraphs(sentences.map(ended).join(' '))),
    known: split.known.map((one) => capital(one, language)),
    areForComing:
      known.length > 1 && known.every((one) => notes.includes(one) && isForComing(one, language)),
    listed: listed.filter((one) => left.includes(one)).map((one) => capital(one, language)),
    topics,
  }
}

const longestOpening = 220
const mostOpening = 2

/** A sentence or two are no story: they stand under the title, and what cannot stand there is good to know. */
function withoutShortStory(
  words: { lede: string | undefined; rest: string[][]; known: string[] },
  sheet: Sheet
) {
  const { lede, rest, known } = words
  const sentences = rest.flat()
  const isSlogan = sheet.who.slogan !== undefined
  const whole = [lede, ...sentences].filter((one) => one !== undefined).join(' ')
  const isShort = sentences.length > 0 && sentences.length <= mostOpening
  if (!isShort || wantsStory(sheet)) return words
  const joins = !isSlogan && isEnded.test(lede ?? '.') && whole.length <= longestOpening
  if (sentences.every((one) => canStand(one, sheet)))
    return joins ? { lede: whole, rest: [], known } : words
  const isNote = sentences.length === 1 && sentences[0].length <= longestLine
  return isNote ? { lede, rest: [], known: [...known, ...sentences] } : words
}

const isEnded = /[.!?…]["”'’)]?$/

/** Whether a whole sentence may stand under the title. */
function canStand(sentence: string, sheet: Sheet): boolean {
  return (
    isEnded.test(sentence) &&
    canOpen(sentence, sheet) &&
    !givesFigures(sentence) &&
    !denies(sentence) &&
    !isForComing(sentence, languageOf(sheet))
  )
}

const fewestListed = 3
const longestListed = 6

/** Three short lines and more, one below the other, are a list of what is done. */
function runsOfLines(paragraphs: string[][]): string[] {
  const runs: string[][] = [[]]
  for (const [line, ...others] of paragraphs) {
    const isLine = others.length === 0 && line !== undefined && isOpen(line)
    if (isLine && line.split(/\s+/).length <= longestListed && !/\d/.test(line))
      runs.at(-1)!.push(line)
    else runs.push([])
  }
  return runs.filter(({ length }) => length >= fewestListed).flat()
}

/** Without the stop that a sentence ends with. */
function isOpen(text: string): boolean {
  return text.length <= longestLine && !isEnded.test(text)
}

function wantsStory({ wishes }: Sheet): boolean {
  return wishes.sections_wanted.some(({ value }) => value === 'about')
}

/** One line under the label that it has, which stands with the other good things to know. */
function isOneLine({ about, heading, paragraphs, rows }: Topic): boolean {
  return about === 'glance' && heading !== undefined && paragraphs.length === 1 && rows.length === 0
}

/** The first thing that they say, or what says best what this is, where it is short enough. */
function titleOf(paragraphs: string[][], sheet: Sheet): string | undefined {
  if (sheet.who.name || isCalledByNoun(sheet)) return undefined
  const [first] = paragraphs.flat()
  const isList =
    first !== undefined && /[,;]/.test(first) && !isTold(first, sheet.wishes.language.value)
  // "Our dog ran off at four" says more than that visitors are welcome.
  const isOnlyOne = !whatAndWhere(sheet) && !localityOf(sheet)
  const isTimed = first !== undefined && hasClock(first) && !isOnlyOne
  const opens = first !== undefined && canOpen(first, sheet) && !isList && !isTimed
  const able = [opens ? first : undefined, chooseLede(paragraphs.flat(), sheet)]
  return able.find((one) => one !== undefined && one.length <= longestTitle)
}

/**
 * Words that we cannot read stand in their order. The first ones are the likeliest to say what it is,
 * and the next ones to go on with it.
 */
function placeForeign(sheet: Sheet): OwnWords {
  const paragraphs = paragraphsOf(sheet)
  const [first] = paragraphs.flat()
  const title = sheet.who.name || first === undefined ? undefined : beginningOf(first)
  const isWhole = title === first
  const rest = isWhole ? without(title, paragraphs) : paragraphs
  const next = sheet.who.slogan?.value ?? rest[0]?.[0]
  const lede = next !== undefined && next.length <= longestOpening ? next : undefined
  return {
    ...(title ? { title: title.replace(stop, '') } : {}),
    ...(lede ? { lede } : {}),
    about: without(lede, rest).flatMap((sentences) => inShortParagraphs(sentences.join(' '))),
    known: sheet.good_to_know.map(({ value }) => value),
    areForComing: false,
    listed: [],
    topics: [],
    beside: { contact: [], prices: [], hours: [] },
  }
}

const stop = /[\p{STerm}--[!?]]$/v

/** A sentence, or where it is too long its first words. */
function beginningOf(sentence: string): string {
  if (sentence.length <= longestTitle) return sentence
  return `${sentence.slice(0, longestTitle - 1).replace(/\s+\S*$/, '')}…`
}

function without(title: string | undefined, paragraphs: string[][]): string[][] {
  return paragraphs
    .map((sentences) => sentences.filter((one) => one !== title))
    .filter(({ length }) => length > 0)
}

/** The sentence that says what this is, or else the first of all where it tells and instructs nobody. */
function ledeOf(sentences: string[], sheet: Sheet): string | undefined {
  const [first] = sentences
  const opens =
    first !== undefined &&
    canStand(first, sheet) &&
    isTold(first, sheet.wishes.language.value) &&
    !hasClock(first)
  return chooseLede(sentences, sheet) ?? (opens ? first : undefined)
}

/** Their sentences by paragraph, without headings and labels of what stands elsewhere: "EDUCATION". */
function paragraphsOf(sheet: Sheet): string[][] {
  const language = languageOf(sheet)
  const isLabel = (text: string) => /^\p{Lu}{3,}:?$/u.test(text) || saysOnlyWay(text, sheet)
  return (sheet.own_words.about?.value ?? '')
    .split(/\n+/)
    .map((paragraph) =>
      sentencesOf(paragraph.trim())
        .filter((text) => !isLabel(text))
        .map((text) => tidied(text, sheet, language))
        .filter((text) => text !== '')
    )
    .filter(({ length }) => length > 0)
}

/** A paragraph as it was typed, or in parts that end with a sentence where it is long. */
function inShortParagraphs(paragraph: string): string[] {
  if (paragraph.length <= longestParagraph) return [paragraph]
  const parts: string[] = []
  for (const sentence of sentencesOf(paragraph)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < longestParagraph)
      parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts
}
