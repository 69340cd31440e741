import { languageOf, spokenLanguage } from '#designer/fill/business'
import { sortByContent, type Topic } from '#designer/fill/sentences/by_content'
import { givesFigures } from '#designer/fill/sentences/asides'
import { isForComing } from '#designer/fill/sentences/for_visitors'
import { belowName, canStand, ledeOf, LONGEST_TITLE, titleOf } from '#designer/fill/sentences/lede'
import {
  isOfText,
  sentencesOn,
  textsOf,
  withRole,
  type Role,
  type Sentence,
} from '#designer/fill/sentences/sentence'
import { isLanguage } from '#designer/language/language'
import { ended, isEnded, sentencesOf } from '#designer/language/sentences'
import { withLikelyFacts } from '#designer/sheet/likely'
import type { Sheet } from '#designer/sheet/sheet'

/** The person's own sentences, each with its role, and what stands on a page of each role. */
export interface SortedWords {
  readonly sentences: readonly Sentence[]
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
  topics: Topic[]
  /** Sentences beside the form, below the list of prices, and below the opening hours. */
  beside: { contact: string[]; prices: string[]; hours: string[] }
}

const LONGEST_PARAGRAPH = 320
const LONGEST_LINE = 140
const LONGEST_OPENING = 220
const MOST_OPENING = 2

/**
 * Under the title the slogan, or the sentence that says what this is. What holds names, times, prices
 * or a heading of its own stands in the section of these, short lines are good to know, and everything
 * else is the story, in the order in which it was told.
 */
export function sortSentences(sheet: Sheet): SortedWords {
  return isLanguage(spokenLanguage(sheet)) ? sort(withLikelyFacts(sheet)) : sortForeign(sheet)
}

function sort(sheet: Sheet): SortedWords {
  const language = languageOf(sheet)
  const sentences = sentencesOn(sheet)
  const { title, opening } = takeOpening(sentences, sheet)
  const lines = runsOfLines(sentences)
  const { topics, single } = sortByContent(sentences, sheet)
  takeLinesAndNotes(sentences, lines, sheet)

  const notes = withRole(sentences, 'known')
  const known = textsOf(notes)
  const areForComing =
    !single &&
    notes.length > 1 &&
    notes.every((one) => isOfText(one) && isForComing(one.text, language))
  if (single && known.length > 0) {
    single.sentence.role = 'known'
    known.unshift(`${single.topic.heading}: ${single.topic.paragraphs[0]}`)
  } else if (single) topics.push(single.topic)

  const lede = withShortStory(opening, sentences, known, sheet) ?? firstNote(sentences, known)
  for (const sentence of sentences)
    if (sentence.role === 'story' || sentence.role === 'below_prices')
      sentence.text = ended(sentence.text)
  return {
    ...onPage(sentences),
    title: title?.replace(/\.$/, ''),
    lede,
    known,
    areForComing,
    topics,
  }
}

/** What stands on the page in the order of the text. */
function onPage(sentences: readonly Sentence[]): SortedWords {
  const texts = (role: Role) => textsOf(withRole(sentences, role))
  return {
    sentences,
    about: inShortParagraphs(withRole(sentences, 'story')),
    known: texts('known'),
    areForComing: false,
    listed: texts('listed'),
    topics: [],
    beside: {
      contact: texts('beside_form'),
      prices: texts('below_prices'),
      hours: texts('below_hours'),
    },
  }
}

/** The title and what stands below it; a slogan may be a sentence of the text as well. */
function takeOpening(sentences: readonly Sentence[], sheet: Sheet) {
  const take = (texts: (string | undefined)[], role: Role) => {
    for (const text of texts) {
      const taken = sentences.find((one) => one.role === 'story' && one.text === text)
      if (taken) taken.role = role
    }
  }
  const told = textsOf(withRole(sentences, 'story'))
  const title = titleOf(told, sheet)
  take([title], 'title')
  const rest = told.filter((one) => one !== title)
  const slogan = sheet.who.slogan?.value
  const below = slogan ?? ledeOf(rest, sheet)
  take(slogan === undefined ? [below] : sentencesOf(slogan), 'lede')
  return { title, opening: below && belowName(below, sheet) }
}

/** Lines in a list of what is done; open lines and what visitors are told are good to know. */
function takeLinesAndNotes(
  sentences: readonly Sentence[],
  lines: readonly Sentence[],
  sheet: Sheet
): void {
  const language = languageOf(sheet)
  const told = withRole(sentences, 'story')
  const isRefused = sheet.wishes.sections_refused.some(({ value }) => value === 'about')
  const isWanted = wantsStory(sheet) && told.every(({ text }) => isOpen(text))
  const isNote = ({ text }: Sentence) => isRefused || isOpen(text) || isForComing(text, language)
  for (const sentence of told)
    if (lines.includes(sentence)) sentence.role = 'listed'
    else if (!isWanted && isNote(sentence)) sentence.role = 'known'
}

/** A sentence or two are no story: they stand under the title, and what cannot stand there is good to know. */
function withShortStory(
  opening: string | undefined,
  sentences: readonly Sentence[],
  known: string[],
  sheet: Sheet
): string | undefined {
  const story = withRole(sentences, 'story')
  if (story.length === 0 || story.length > MOST_OPENING || wantsStory(sheet)) return opening
  const whole = [...(opening === undefined ? [] : [opening]), ...textsOf(story)].join(' ')
  if (story.every(({ text }) => canStand(text, sheet))) {
    const goesOn = sheet.who.slogan === undefined && isEnded(opening ?? '.')
    if (!goesOn || whole.length > LONGEST_OPENING) return opening
    for (const sentence of story) sentence.role = 'lede'
    return whole
  }
  const [note, ...others] = story
  if (others.length === 0 && note.text.length <= LONGEST_LINE) {
    note.role = 'known'
    known.push(note.text)
  }
  return opening
}

const LONGEST_NOTE = 60

/** "No call-out fee" says more below a title than nothing does: the first short line of their text. */
function firstNote(sentences: readonly Sentence[], known: string[]): string | undefined {
  const [note] = withRole(sentences, 'known').filter(isOfText)
  if (!note || note.text !== known[0] || note.text.length > LONGEST_NOTE) return undefined
  if (!isOpen(note.text) || !/\s/.test(note.text) || givesFigures(note.text)) return undefined
  note.role = 'lede'
  known.shift()
  return note.text
}

const FEWEST_LISTED = 3
const LONGEST_LISTED = 6

/** Three short lines and more, one below the other, are a list of what is done. */
function runsOfLines(sentences: readonly Sentence[]): Sentence[] {
  const isText = (one: Sentence) => isOfText(one) && one.role !== 'label' && one.role !== 'asked'
  const paragraphs = Map.groupBy(sentences.filter(isText), ({ paragraph }) => paragraph)
  const runs: Sentence[][] = [[]]
  for (const paragraph of paragraphs.values()) {
    const [line, ...others] = withRole(paragraph, 'story')
    if (line && others.length === 0 && isListed(line.text)) runs.at(-1)!.push(line)
    else runs.push([])
  }
  return runs.filter(({ length }) => length >= FEWEST_LISTED).flat()
}

function isListed(line: string): boolean {
  return isOpen(line) && line.split(/\s+/).length <= LONGEST_LISTED && !/\d/.test(line)
}

/** Without the stop that a sentence ends with. */
function isOpen(text: string): boolean {
  return text.length <= LONGEST_LINE && !isEnded(text)
}

function wantsStory({ wishes }: Sheet): boolean {
  return wishes.sections_wanted.some(({ value }) => value === 'about')
}

/**
 * Words that we cannot read stand in their order. The first ones are the likeliest to say what it is,
 * and the next ones to go on with it.
 */
function sortForeign(sheet: Sheet): SortedWords {
  const sentences = sentencesOn(sheet)
  const takeAll = (text: string | undefined, role: Role) => {
    for (const one of withRole(sentences, 'story')) if (one.text === text) one.role = role
  }
  const [first] = textsOf(withRole(sentences, 'story'))
  const title = sheet.who.name || first === undefined ? undefined : beginningOf(first)
  takeAll(title, 'title')
  const next = sheet.who.slogan?.value ?? textsOf(withRole(sentences, 'story'))[0]
  const lede = next !== undefined && next.length <= LONGEST_OPENING ? next : undefined
  takeAll(lede, 'lede')
  return { ...onPage(sentences), title: title?.replace(STOP, ''), lede }
}

const STOP = /[\p{STerm}--[!?]]$/v

/** A sentence, or where it is too long its first words. */
function beginningOf(sentence: string): string {
  if (sentence.length <= LONGEST_TITLE) return sentence
  return `${sentence.slice(0, LONGEST_TITLE - 1).replace(/\s+\S*$/, '')}…`
}

/** Paragraphs as they were typed, or in parts that end with a sentence where they are long. */
function inShortParagraphs(story: readonly Sentence[]): string[] {
  const parts: string[] = []
  let before: number | undefined
  for (const { text, paragraph } of story) {
    const last = parts.at(-1)
    const fits = last !== undefined && last.length + text.length < LONGEST_PARAGRAPH
    if (fits && paragraph === before) parts[parts.length - 1] = `${last} ${text}`
    else parts.push(text)
    before = paragraph
  }
  return parts
}
