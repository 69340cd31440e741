import { antecedent, isUnread, namedIn, type Read } from '#designer/instructions/antecedent'
import { weighed } from '#designer/instructions/doubt/doubt'
import { likely } from '#designer/instructions/doubt/likely'
import { costIn } from '#designer/instructions/en/prices'
import { contrastAt, isReported } from '#designer/instructions/en/remark'
import { correctionIn } from '#designer/instructions/en/sentences/corrections'
import type { Clause } from '#designer/instructions/instruction'
import { isQuestion } from '#designer/instructions/question'
import { readers } from '#designer/instructions/readers/all'
import { oneOf } from '#designer/instructions/readers/reader'
import { smallerParts } from '#designer/instructions/split'
import { isPronoun, type Context, type Stretch } from '#designer/instructions/stretch'
import { stretchOf, type Said } from '#designer/instructions/stretch_of'
import { targetOf } from '#designer/instructions/target'
import { news } from '#designer/instructions/tr/news/news'
import { tellsWeek } from '#designer/instructions/tr/news/week'
import { content, has, senseOf, typed } from '#designer/instructions/words/piece'
import type { Respelling } from '#designer/instructions/words/respelling'

/** Words that ask for one thing, as far as `split.ts` can tell. */
export interface Wish extends Said {
  /** Which sentence of the text it stands in. */
  sentence: number
  /** How that sentence was typed. */
  spelling: Respelling
}

/** Reads one wish, as a whole or else in its parts. Nothing for "thanks" and "hello". */
export function readWish(wish: Wish, context: Context, before?: Read): Read {
  const stretch = stretchOf(wish, context)
  if (!stretch) return { clauses: [], joined: false }
  // "Too much text, cut it": shorter, and nothing is to go.
  const short = before?.clauses.some(({ readings }) => readings[0]?.do === 'shorten')
  if (short && stretch.language === 'en' && /^(?:cut|trim) (?:it|them)$/i.test(stretch.text))
    return { clauses: [], about: before?.about, joined: false }
  const priced = pricedBefore(stretch, before)
  if (priced) return priced
  const named = namedIn(stretch)
  const meant = named ? undefined : antecedent(stretch, before)
  const clauses = clausesOf(meant ? stretchOf(wish, { ...context, selection: meant })! : stretch)
  // "Artık pasta yapmıyoruz, listeden çıkarın": said twice.
  const gone = before?.clauses.at(-1)?.readings[0]?.do === 'remove_item'
  const empty = content(stretch.shape.object).length === 0
  const again = stretch.language === 'tr' || /\b(?:it|that|them|those)\b/i.test(stretch.text)
  if (again && gone && empty && stretch.shape.verb === 'remove')
    return { clauses: [], about: before?.about, joined: false }
  // "The layout is boring, change it": said twice.
  if (isUnread({ clauses, joined: false }) && before && !isUnread(before) && isEcho(stretch)) {
    return { clauses: [], about: before.about, joined: false }
  }
  const joined = meant !== undefined && isUnread(before) && !isUnread({ clauses, joined: false })
  return { clauses, about: named ?? meant, joined }
}

// "Brownies are missing, they are £3": what the thing before costs.
function pricedBefore({ text, language }: Stretch, before?: Read): Read | undefined {
  const [last] = before?.clauses.slice(-1) ?? []
  const [item] = last?.readings ?? []
  const cost = language === 'en' ? costIn(text) : undefined
  if (!before || !cost || item?.do !== 'add_item' || item.price) return undefined
  last.readings = [{ ...item, price: cost }]
  return { clauses: [], about: before.about, joined: false }
}

function clausesOf(stretch: Stretch): Clause[] {
  const unread = [{ words: stretch.text, readings: [] }]
  if (isQuestion(stretch)) return unread
  // "The site says we are in Leeds": what is wrong, and not what is so.
  if (stretch.language === 'en' && isReported(stretch.text) && !correctionIn(stretch.text))
    return unread
  const everyDay = /\bexcept (?:on |for )?(?:mon|tue|wed|thu|fri|sat|sun|week|bank)/i.test(
    stretch.text
  )
  if (has(stretch.pieces, 'except') && !everyDay && !tellsWeek(stretch))
    return allBut(stretch) ?? unread
  const whole = readContrast(stretch) ?? readStretch(stretch)
  if (whole?.some((clause) => clause.readings.length > 0 || clause.stays)) return whole

  // Nobody can read it as a whole: perhaps some of its parts.
  const parts = smallerParts(stretch.pieces).flatMap((part) => {
    const { language, asked, context } = stretch
    return stretchOf({ words: typed(stretch.text, part), language, asked }, context) ?? []
  })
  const read = parts
    .flatMap((part) => readStretch(part) ?? [{ words: part.text, readings: [] }])
    .map((clause) => (isSaid(clause) ? { ...clause, readings: [] } : clause))
  return parts.length > 1 && read.some((clause) => clause.readings.length > 0) ? read : unread
}

// Half of a sentence that was not understood is never put on the page.
function isSaid({ readings: [only] }: Clause): boolean {
  return only?.do === 'add_words' && only.section === undefined
}

// "Everything but the gallery can stay": is it to go, or to look different?
function allBut(stretch: Stretch): Clause[] | undefined {
  const { pieces, shape, language } = stretch
  const at = pieces.findIndex((piece) => senseOf(piece, 'except'))
  const section = targetOf(language === 'en' ? pieces.slice(at + 1) : pieces.slice(0, at), stretch)
  if (shape.verb !== 'keep' || !section?.kind || section.part) return undefined
  return oneOf(
    stretch,
    { do: 'remove_section', section },
    { do: 'change_layout', section, layout: 'other' }
  )
}

// "Kids cut is 12 not 15": the one; what it is not asks for nothing.
function readContrast(stretch: Stretch): Clause[] | undefined {
  const { pieces, text, language, asked, context } = stretch
  const end = language === 'en' ? contrastAt(pieces) : -1
  if (end < 0 || correctionIn(text)) return undefined
  const words = typed(text, pieces.slice(0, end))
  const said = stretchOf({ words, language, asked }, context)
  const clauses = said && readStretch(said)
  return clauses?.some((clause) => clause.readings.length > 0) ? clauses : undefined
}

/** What words that nobody could read may have meant: two or three readings, or none at all. */
export function guessed(said: Said, context: Context): Clause['readings'] {
  const stretch = stretchOf(said, context)
  return stretch && !isQuestion(stretch) ? likely(stretch) : []
}

function readStretch(stretch: Stretch): Clause[] | undefined {
  // Read by a pattern of the whole sentence, so that nothing of it is left out.
  const told = news(stretch)
  if (told) return told
  for (const read of readers) {
    const clauses = read(stretch)
    if (clauses) return weighed(stretch, clauses)
  }
  return undefined
}

function isEcho(stretch: Stretch): boolean {
  const only = content(stretch.pieces).every((piece) => senseOf(piece, 'verb'))
  // "There is no map, put one in".
  const again = stretch.language === 'en' && /\bone\b/i.test(stretch.text)
  // "Hizmetler eksik kalmış, ekleyiverin".
  if (only && stretch.language === 'tr' && stretch.shape.verb === 'add') return true
  if (only && again && ['add', 'put'].includes(stretch.shape.verb ?? '')) return true
  return (
    only && isPronoun(stretch) && ['change', 'make', 'be', 'use'].includes(stretch.shape.verb ?? '')
  )
}
