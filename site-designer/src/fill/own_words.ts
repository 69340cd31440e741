import { languageOf } from '#designer/fill/business'
import { givesFigures, isAside } from '#designer/fill/asides'
import { belowName, chooseLede } from '#designer/fill/lede'
import { sortWords, type Topic } from '#designer/fill/topics/topics'
import { isTold } from '#designer/reader/shapes/told'
import { withLikelyName } from '#designer/sheet/likely'
import type { Item, Sheet } from '#designer/sheet/sheet'
import type { Row } from '#designer/site/site'
import { sentencesOf as sentencesIn } from '#designer/text/normalise'

/** Which of the person's sentences stands where, so that none is said twice. */
export interface OwnWords {
  lede?: string
  about: string[]
  /** What is no story: lines that are good to know. */
  asides: string[]
  /** Of the good things to know what no other place took. */
  known: string[]
  /** What stands under headings of its own. */
  topics: Topic[]
  /** What has a price, for the list of what is offered. */
  priced: Item[]
  /** Somebody and what they do. */
  people: Row[]
  /** What stands beside the form. */
  toContact: string[]
}

const longestWhole = 125
const longestLede = 170
const longestParagraph = 480
const longestAside = 80
const longestLine = 140
const mostAsides = 3

/**
 * Under the title the slogan, or the sentence that says what this is. What holds names, times, prices
 * or a heading of its own stands in a section of its own, what is told in the story, and what is
 * left is good to know.
 */
export function placeOwnWords(sheet: Sheet): OwnWords {
  const wanted = sheet.wishes.sections_wanted.some(({ value }) => value === 'about')
  const of = JSON.stringify({ ...sheet, coverage: [] })
  const known = placed.get(sheet)
  if (known?.of === of) return known.words
  const words = place(withLikelyName(sheet), wanted)
  placed.set(sheet, { of, words })
  return words
}

/** Of a sheet and the words on it: composing a page asks for them again and again. */
const placed = new WeakMap<Sheet, { of: string; words: OwnWords }>()

function place(sheet: Sheet, wanted: boolean): OwnWords {
  const language = languageOf(sheet)
  const { paragraphs, lines } = storyAndLines(sheet, wanted)
  const lede = sheet.who.slogan?.value ?? ledeOf(paragraphs, lines, sheet, wanted)
  const opening = lede === undefined ? [] : sentencesOf(lede)
  const isSaid = (sentence: string) => {
    const at = opening.indexOf(sentence)
    if (at >= 0) opening.splice(at, 1)
    return at >= 0
  }
  const story = paragraphs.map((one) => sentencesOf(one).filter((sentence) => !isSaid(sentence)))
  const loose = lines.filter((line) => !isSaid(line))

  const sorted = sortWords([...story.flat(), ...loose], sheet)
  const leftOf = (all: string[]) => all.flatMap((one) => sorted.left.get(one) ?? [])
  const facts = sortWords(
    sheet.good_to_know.map(({ value }) => value),
    sheet
  )
  const told = story.map(leftOf).filter(({ length }) => length > 0)
  const left = told.flat()
  const areAsides = left.every((one) => isAside(one, language) && one.length <= longestAside)
  const isFew = !wanted && areAsides && left.length <= mostAsides
  const asides = [...leftOf(loose), ...(isFew ? left : [])]
  const known = [...facts.left.values()]
  const topics = withGlance([...sorted.topics, ...facts.topics])
  const single = asides.length + known.length > 0 ? topics.findIndex(isOneRow) : -1
  if (single >= 0) {
    const [{ rows }] = topics.splice(single, 1)
    known.unshift(`${rows[0].label}: ${rows[0].value as string}`)
  }
  return {
    ...(lede ? { lede: belowName(lede, sheet) } : {}),
    about: isFew ? [] : told.flatMap((sentences) => inShortParagraphs(sentences.join(' '))),
    asides,
    known,
    topics,
    priced: [...sorted.priced, ...facts.priced],
    people: [...sorted.people, ...facts.people],
    toContact: [...sorted.toContact, ...facts.toContact],
  }
}

/** One row without a heading of its own, which stands with the other good things to know. */
function isOneRow({ about, heading, rows }: Topic): boolean {
  return about === 'glance' && !heading && rows.length === 1
}

/** All that they say where that is little, or else the sentence that says what this is. */
function ledeOf(
  paragraphs: string[],
  lines: string[],
  sheet: Sheet,
  wanted: boolean
): string | undefined {
  const language = languageOf(sheet)
  const sentences = paragraphs.flatMap(sentencesOf)
  const chosen = chooseLede([...sentences, ...lines], sheet)
  const all = paragraphs.join(' ')
  const hasAside = sentences.some((one) => isAside(one, language) || givesFigures(one))
  const isLittle = all.length <= longestWhole && !wanted && !hasAside
  return isLittle && chosen && all.startsWith(chosen) ? all : chosen
}

/** One section for all that has no heading of its own. */
function withGlance(topics: Topic[]): Topic[] {
  const isGlance = ({ about, heading }: Topic) => about === 'glance' && !heading
  const rows = topics.filter(isGlance).flatMap((topic) => topic.rows)
  const others = topics.filter((topic) => !isGlance(topic))
  return rows.length > 0 ? [...others, { about: 'glance', rows }] : others
}

/**
 * Their words in paragraphs, and the lines among them: what has no verb, where it is more than one
 * sentence, and what has no stop.
 */
function storyAndLines(sheet: Sheet, isWanted: boolean): { paragraphs: string[]; lines: string[] } {
  const { value: code } = sheet.wishes.language
  const paragraphs = (sheet.own_words.about?.value ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const parts = paragraphs.map((paragraph) => sentencesOf(paragraph))
  const isLine = (text: string) => text.length <= longestLine && !isTold(text, code)
  const isOpen = (text: string) => text.length <= longestLine && !/[.!?…]["”'’)]?$/.test(text)
  const all = parts.flat()
  const loose = all.filter((text) => isLine(text) || isOpen(text))
  const areTold = all.length > loose.length
  if (loose.length === 0 || (isWanted && !areTold)) return { paragraphs, lines: [] }
  const isSingle = loose.length === 1 && areTold && !isOpen(loose[0])
  if (isSingle) return { paragraphs, lines: [] }
  const apart = new Set(loose)
  return {
    paragraphs: parts
      .map((sentences) => sentences.filter((text) => !apart.has(text)).join(' '))
      .filter(Boolean),
    lines: loose,
  }
}

/** Of whoever writes no capitals a sentence ends with its stop. */
function sentencesOf(text: string): string[] {
  return sentencesIn(text).flatMap((sentence) =>
    sentence.length > longestLede ? sentence.split(/(?<=\p{L}{3}[.!?]) (?=\p{Ll})/u) : sentence
  )
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
