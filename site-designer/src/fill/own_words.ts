import type { Sheet } from '#designer/sheet/sheet'
import { sentencesOf } from '#designer/text/normalise'

/** Which of the person's sentences stands where, so that none is said twice. */
export interface OwnWords {
  lede?: string
  about: string[]
}

const longestWhole = 125
const longestLede = 170
const longestParagraph = 480

/**
 * Under the title the slogan, or all that they say where that is little, or else their first
 * sentence; the rest tells of them.
 */
export function placeOwnWords(sheet: Sheet): OwnWords {
  const paragraphs = (sheet.own_words.about?.value ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const slogan = sheet.who.slogan?.value
  if (slogan) return { lede: slogan, about: paragraphs.flatMap(inShortParagraphs) }
  if (paragraphs.length === 0) return { about: [] }

  const [start, ...others] = paragraphs
  const wanted = sheet.wishes.sections_wanted.some(({ value }) => value === 'about')
  const isLittle = others.length === 0 && start.length <= longestWhole && !wanted
  const lede = isLittle ? start : sentencesOf(start)[0]
  if (!start.startsWith(lede) || lede.length > longestLede)
    return { about: paragraphs.flatMap(inShortParagraphs) }
  const rest = [start.slice(lede.length).trim(), ...others].filter(Boolean)
  return { lede, about: rest.flatMap(inShortParagraphs) }
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
