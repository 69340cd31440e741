import { languageOf } from '#designer/fill/business'
import { givesFigures, isAside } from '#designer/fill/asides'
import { isTold } from '#designer/reader/shapes/told'
import type { Sheet } from '#designer/sheet/sheet'
import { sentencesOf as sentencesIn } from '#designer/text/normalise'

/** Which of the person's sentences stands where, so that none is said twice. */
export interface OwnWords {
  lede?: string
  about: string[]
  /** What is no story: lines that are good to know. */
  asides: string[]
}

const longestWhole = 125
const longestLede = 170
const longestParagraph = 480
const longestAside = 80
const longestLine = 140
const mostAsides = 3

/**
 * Under the title the slogan, or all that they say where that is little, or else their first
 * sentence that tells what they do: languages, answers by mail and the way there come later. Lines
 * without a verb are good to know.
 */
export function placeOwnWords(sheet: Sheet): OwnWords {
  const { own_words: own, who, wishes } = sheet
  const about = own.about?.value ?? ''
  const wanted = wishes.sections_wanted.some(({ value }) => value === 'about')
  const of = [wishes.language.value, wanted, who.slogan?.value, about].join('\n')
  const known = placed.get(sheet)
  if (known?.of === of) return known.words
  const words = place(sheet, wanted)
  placed.set(sheet, { of, words })
  return words
}

/** Of a sheet and the words on it: composing a page asks for them again and again. */
const placed = new WeakMap<Sheet, { of: string; words: OwnWords }>()

function place(sheet: Sheet, wanted: boolean): OwnWords {
  const language = languageOf(sheet)
  const { paragraphs, lines } = storyAndLines(sheet, wanted)
  const slogan = sheet.who.slogan?.value
  const all = paragraphs.flatMap(sentencesOf)
  const areAsides = all.every((sentence) => isAside(sentence, language))
  const areShort = all.length <= mostAsides && all.every(({ length }) => length <= longestAside)
  const [first] = lines
  const opening = slogan ?? (all.length === 0 || areAsides ? openingOf(first) : undefined)
  const following = opening !== undefined && opening === first ? lines.slice(1) : lines
  if (areAsides && areShort && !wanted)
    return { ...withLede(opening), about: [], asides: [...following, ...all] }
  if (opening)
    return { lede: opening, about: paragraphs.flatMap(inShortParagraphs), asides: following }

  const told = { about: paragraphs.flatMap(inShortParagraphs), asides: lines }
  const [start, ...others] = fewInOne(paragraphs, lines)
  const hasAside = all.some((sentence) => isAside(sentence, language))
  const isShort = start !== undefined && others.length === 0 && start.length <= longestWhole
  const isLittle = isShort && !wanted && !hasAside
  const telling = start ? sentencesOf(start).filter((one) => !isAside(one, language)) : []
  const lede = isLittle ? start : (telling.find((one) => !givesFigures(one)) ?? telling[0])
  const at = lede === undefined ? -1 : start.indexOf(lede)
  if (lede === undefined || at < 0 || lede.length > longestLede) return told
  const left = [start.slice(0, at).trim(), start.slice(at + lede.length).trim()]
  const rest = [left.filter(Boolean).join(' '), ...others].filter(Boolean)
  const sentences = rest.flatMap(sentencesOf)
  const isLeft = sentences.every(
    (sentence) => isAside(sentence, language) && sentence.length <= longestAside
  )
  return isLeft && sentences.length <= mostAsides && !wanted
    ? { lede, about: [], asides: [...lines, ...sentences] }
    : { lede, about: rest.flatMap(inShortParagraphs), asides: lines }
}

function withLede(lede: string | undefined): { lede?: string } {
  return lede ? { lede } : {}
}

/** A line that can stand under the title: no heading with what follows it. */
function openingOf(line: string | undefined): string | undefined {
  const fits = line !== undefined && line.length <= longestWhole && /\s/.test(line)
  return fits && !line.includes(':') ? line : undefined
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

/** What lines stood between is one paragraph where it is little. */
function fewInOne(paragraphs: string[], lines: string[]): string[] {
  const all = paragraphs.join(' ')
  return lines.length > 0 && all.length <= longestWhole && all !== '' ? [all] : paragraphs
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
