import { isCalledByNoun, languageOf } from '#designer/fill/business'
import { givesFigures, isAside } from '#designer/fill/asides'
import { belowName, canOpen, chooseLede } from '#designer/fill/lede'
import {
  sortWords,
  withTopics,
  type SortedWords,
  type Topic,
} from '#designer/fill/topics/sort_words'
import { hasClock } from '#designer/fill/topics/clauses'
import { isTold } from '#designer/reader/shapes/told'
import { withLikelyName } from '#designer/sheet/likely'
import type { Sheet } from '#designer/sheet/sheet'
import { capital } from '#designer/text/normalise'
import { sentencesOf } from '#designer/text/sentences'

/** Which of the person's sentences stands where: each whole, and none twice. */
export interface OwnWords extends Omit<SortedWords, 'left'> {
  /** The headline of a page that has no name and nothing to call it by. */
  title?: string
  lede?: string
  /** The story, in paragraphs. */
  about: string[]
  /** What is good to know: short facts of the sheet, and lines of theirs. */
  known: string[]
}

const longestWhole = 125
const longestParagraph = 480
const longestLine = 140
const fewestWords = 3
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
  const words = place(withLikelyName(sheet))
  placed.set(sheet, { of, words })
  return words
}

/** Of a sheet and the words on it: composing a page asks for them again and again. */
const placed = new WeakMap<Sheet, { of: string; words: OwnWords }>()

function place(sheet: Sheet): OwnWords {
  const language = languageOf(sheet)
  const paragraphs = paragraphsOf(sheet)
  const title = titleOf(paragraphs, sheet)
  const lede = sheet.who.slogan?.value ?? ledeOf(without(title, paragraphs), sheet)
  const opening = [title, lede].flatMap((one) => (one === undefined ? [] : sentencesOf(one)))
  const isSaid = (sentence: string) => {
    const at = opening.indexOf(sentence)
    if (at >= 0) opening.splice(at, 1)
    return at >= 0
  }
  const story = paragraphs.map((sentences) => sentences.filter((one) => !isSaid(one)))
  const facts = sheet.good_to_know.map(({ value }) => value)
  const { left, ...sorted } = withTopics(sortWords([...story.flat(), ...facts], sheet), sheet)

  const told = left.filter((one) => !facts.includes(one))
  const isWanted = wantsStory(sheet) && told.every(isOpen)
  const isListed = (one: string) => isOpen(one) && !isWanted
  const known = left.filter((one) => facts.includes(one) || isListed(one))
  const topics = [...sorted.topics]
  const single = known.length > 0 ? topics.findIndex(isOneRow) : -1
  if (single >= 0) {
    const [{ rows }] = topics.splice(single, 1)
    known.unshift(`${rows[0].label}: ${rows[0].value as string}`)
  }
  const kept = new Set(told.filter((one) => !isListed(one)))
  return {
    ...sorted,
    ...(title ? { title: capital(title.replace(/\.$/, ''), language) } : {}),
    ...(lede ? { lede: belowName(lede, sheet) } : {}),
    about: [...story, told.filter((one) => !story.flat().includes(one))]
      .map((sentences) => sentences.filter((one) => kept.has(one)))
      .filter(({ length }) => length > 0)
      .flatMap((sentences) => inShortParagraphs(sentences.join(' '))),
    known: known.map((one) => capital(one, language)),
    topics,
  }
}

/** Without the stop that a sentence ends with. */
function isOpen(text: string): boolean {
  return text.length <= longestLine && !/[.!?…]["”'’)]?$/.test(text)
}

function wantsStory({ wishes }: Sheet): boolean {
  return wishes.sections_wanted.some(({ value }) => value === 'about')
}

/** One row without a heading of its own, which stands with the other good things to know. */
function isOneRow({ about, heading, rows }: Topic): boolean {
  return about === 'glance' && !heading && rows.length === 1
}

/** The first thing that they say, or what says best what this is, where it is short enough. */
function titleOf(paragraphs: string[][], sheet: Sheet): string | undefined {
  if (sheet.who.name || isCalledByNoun(sheet)) return undefined
  const [first] = paragraphs.flat()
  const isList =
    first !== undefined && /[,;]/.test(first) && !isTold(first, sheet.wishes.language.value)
  const opens = first !== undefined && canOpen(first, sheet) && !isList && !hasClock(first)
  const able = [opens ? first : undefined, chooseLede(paragraphs.flat(), sheet)]
  return able.find((one) => one !== undefined && one.length <= longestTitle)
}

function without(title: string | undefined, paragraphs: string[][]): string[][] {
  return paragraphs.map((sentences) => sentences.filter((one) => one !== title))
}

/** All that they say where that is little, or else the sentence that says what this is. */
function ledeOf(paragraphs: string[][], sheet: Sheet): string | undefined {
  const language = languageOf(sheet)
  const sentences = paragraphs.flat()
  const chosen = chooseLede(sentences, sheet)
  const all = paragraphs.map((one) => one.join(' ')).join(' ')
  const hasAside = sentences.some((one) => isAside(one, language) || givesFigures(one))
  const isLittle = all.length <= longestWhole && !wantsStory(sheet) && !hasAside
  return isLittle && chosen && all.startsWith(chosen) ? all : chosen
}

/** Their sentences by paragraph, without the odd words that a reading left of a sentence. */
function paragraphsOf(sheet: Sheet): string[][] {
  const isOdd = (text: string) => isOpen(text) && text.split(/\s+/).length < fewestWords
  return (sheet.own_words.about?.value ?? '')
    .split(/\n+/)
    .map((paragraph) => sentencesOf(paragraph.trim()).filter((text) => !isOdd(text)))
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
