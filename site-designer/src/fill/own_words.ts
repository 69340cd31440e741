import type { Sheet } from '#designer/sheet/sheet'
import { sentencesOf } from '#designer/text/normalise'

/** Which of the person's sentences stands where, so that none is said twice. */
export interface OwnWords {
  lede?: string
  statement?: string
  about: string[]
}

const longestLede = 170
const longestStatement = 120
const longestParagraph = 480

/** The slogan, or else their first sentence, stands under the title; the rest tells of them. */
export function placeOwnWords(sheet: Sheet): OwnWords {
  const paragraphs = (sheet.own_words.about?.value ?? '')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const slogan = sheet.who.slogan?.value
  const [first = ''] = sentencesOf(paragraphs[0] ?? '')
  const isLede =
    !slogan && first !== '' && first.length <= longestLede && paragraphs[0].startsWith(first)
  const rest = isLede
    ? [paragraphs[0].slice(first.length).trim(), ...paragraphs.slice(1)]
    : paragraphs
  const about = rest.filter(Boolean).flatMap(inShortParagraphs)
  const lede = slogan ?? (isLede ? first : undefined)

  const wanted = sheet.wishes.sections_wanted.some(({ value }) => value === 'about')
  const isOneSentence = about.length === 1 && sentencesOf(about[0]).length === 1
  const introduced = sheet.people.length === 1
  if (isOneSentence && about[0].length <= longestStatement && !wanted && !introduced)
    return { lede, statement: about[0], about: [] }
  return { lede, about }
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
