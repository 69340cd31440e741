import { afterColon } from '#designer/instructions/en/facts'
import { nowadays, stating, wrong } from '#designer/instructions/readers/facts/around'
import { each, notUnderstood, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { nameIn } from '#designer/instructions/values/name'
import {
  all,
  content,
  has,
  isMark,
  quoteIn,
  senseOf,
  typed,
  type Piece,
} from '#designer/instructions/words/piece'

/** "We are called X", "the name should be X", "adımız X olsun". */
export const name: Reader = (stretch) => {
  const { shape, pieces, text, language } = stretch
  if (has(pieces, 'thing', 'section') || has(pieces, 'part') || has(shape.object, 'section'))
    return undefined
  const about = all(pieces, 'fact')
  // "Can you call me tomorrow".
  if (
    language === 'en' &&
    /\bcall (?:me|us)\b(?: (?:with|on|at|from|for|if|when|now|back|directly|about|to)\b|(?! \p{Lu})(?<=me))/u.test(
      text
    )
  )
    return undefined
  const called = shape.verb === 'rename' && !has(pieces, 'section')
  if (!called && (!about.includes('name') || about.some((fact) => fact !== 'name')))
    return undefined
  if (!stating.includes(shape.verb)) return undefined
  const marked = language === 'en' ? afterColon(text) : undefined
  const raw =
    quoteIn(pieces) ?? marked ?? rawName(stretch, called)?.replace(wrong, '').replace(nowadays, '')
  if (!raw)
    return has(content(pieces), 'fact') && shape.verb === 'change'
      ? notUnderstood(stretch)
      : undefined
  const value = language === 'en' ? nameIn(raw) : tidy(raw)
  // "Change my name on the page": to what, nobody said.
  if (value && /^(?:on|in|at|from) (?:the|my|our|this)\b/i.test(value))
    return notUnderstood(stretch)
  return value && value !== text
    ? each(stretch, [{ do: 'set_fact', fact: 'name', value }])
    : undefined
}

function rawName({ shape, pieces, text, language }: Stretch, called: boolean): string | undefined {
  if (language === 'tr' && shape.to.length > 0 && !quoteIn(pieces))
    return nonEmpty(typed(text, withoutFiller(shape.to)))
  if (shape.value && shape.to.length > 0) return shape.value.replace(/^(?:to|be|is|as)\s+/i, '')
  const from = called
    ? pieces.findLastIndex((piece) => senseOf(piece, 'verb', 'rename'))
    : pieces.findLastIndex((piece) => senseOf(piece, 'fact', 'name'))
  const rest = pieces.slice(from + 1)
  if (language === 'tr') return called ? undefined : nonEmpty(typed(text, withoutFiller(rest)))
  const start = rest.findIndex(
    (piece) =>
      !senseOf(piece, 'it') &&
      !senseOf(piece, 'own') &&
      !senseOf(piece, 'verb', 'be') &&
      !(piece.tokens[0].low === 'business')
  )
  return start < 0 ? undefined : nonEmpty(typed(text, rest.slice(start)))
}

// "Adımız artık Kırıntı olsun": the name without what is said around it.
function withoutFiller(pieces: Piece[]): Piece[] {
  const around = (piece: Piece) =>
    isMark(piece) || ['please', 'chat'].some((what) => senseOf(piece, 'small', what))
  const first = pieces.findIndex((piece) => !around(piece))
  const last = pieces.findLastIndex(
    (piece) => !around(piece) && !(senseOf(piece, 'verb') && /^\p{Ll}/u.test(piece.tokens[0].text))
  )
  return first < 0 ? [] : pieces.slice(first, last + 1)
}

function tidy(raw: string): string {
  const clean = raw.replace(/^[\s:,"“«']+|[\s.,;:"”»']+$/g, '').slice(0, 90)
  return clean === clean.toLocaleLowerCase('tr')
    ? clean.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('tr'))
    : clean
}

function nonEmpty(text: string): string | undefined {
  return text.trim() || undefined
}
