import { languageOf } from '#designer/fill/business'
import { givesFigures, isAside } from '#designer/fill/asides'
import type { Sheet } from '#designer/sheet/sheet'
import { sentencesOf } from '#designer/text/normalise'

/** Which of the person's sentences stands where, so that none is said twice. */
export interface OwnWords {
  lede?: string
  about: string[]
  /** Where nothing tells of them: what is good to know beside it. */
  asides: string[]
}

const longestWhole = 125
const longestLede = 170
const longestParagraph = 480
const longestAside = 80
const mostAsides = 3

/**
 * Under the title the slogan, or all that they say where that is little, or else their first
 * sentence that tells what they do: languages, answers by mail and the way there come later.
 */
export function placeOwnWords(sheet: Sheet): OwnWords {
  const language = languageOf(sheet)
  const paragraphs = (sheet.own_words.about?.value ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const slogan = sheet.who.slogan?.value
  const all = paragraphs.flatMap(sentencesOf)
  const wanted = sheet.wishes.sections_wanted.some(({ value }) => value === 'about')
  const areAsides = all.every((sentence) => isAside(sentence, language))
  const areShort = all.length <= mostAsides && all.every(({ length }) => length <= longestAside)
  if (areAsides && areShort && !wanted) return { ...withLede(slogan), about: [], asides: all }

  const told = { about: paragraphs.flatMap(inShortParagraphs), asides: [] }
  if (slogan) return { lede: slogan, ...told }
  const [start, ...others] = paragraphs
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
    ? { lede, about: [], asides: sentences }
    : { lede, about: rest.flatMap(inShortParagraphs), asides: [] }
}

function withLede(lede: string | undefined): { lede?: string } {
  return lede ? { lede } : {}
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
