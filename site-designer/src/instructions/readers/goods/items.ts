import type { Clause, Instruction, Target } from '#designer/instructions/instruction'
import {
  isGood,
  lists,
  oneOfList,
  partsOf,
  plainName,
  trimmed,
} from '#designer/instructions/readers/goods/goods'
import { each, oneOf, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { targetOf } from '#designer/instructions/target'
import { isTold } from '#designer/instructions/words/complaint'
import { has, isMark, senseOf, unknown, type Piece } from '#designer/instructions/words/piece'
import { capital } from '#designer/text/normalise'

/** What the business offers: new things, gone things, and what they cost. */
export const items: Reader = (stretch) => {
  const { shape, pieces } = stretch
  if (has(pieces, 'beyond') || has(pieces, 'part', 'button')) return undefined
  if (shape.verb === 'stop_selling' || (shape.verb === 'sell' && shape.denied)) return gone(stretch)
  if (shape.verb === 'sell' && (has(shape.object, 'section') || has(shape.object, 'thing', 'font')))
    return undefined
  // "Her gün yeni bir yemek pişiriyoruz" is told of the business.
  const always =
    stretch.language === 'tr' && /^her (?:g[üu]n|sabah|hafta)(?!\p{L})/iu.test(stretch.text)
  if (shape.verb === 'sell' && always) return undefined
  if (shape.verb === 'sell') return each(stretch, added(stretch, namesIn(stretch)))
  if (shape.verb === 'remove') return gone(stretch)
  if (shape.verb === 'add' || shape.verb === 'want' || shape.verb === 'put') return wanted(stretch)
  return undefined
}

const lately = /[\s,]+(?:yesterday|today|already|last week|this week|this morning|now)$/i

const gone: Reader = (stretch) => {
  const { shape, text, pieces, language } = stretch
  const named =
    language === 'tr' ? shape.object.filter((piece) => !senseOf(piece, 'verb')) : shape.object
  // "Başlıktaki ünlemi sil": a word of the page, and nothing that is offered.
  const within = (piece: Piece) =>
    piece.senses.find(({ is, what }) => is === 'part' && what !== 'list') ??
    (lists.includes(senseOf(piece, 'section')?.what ?? 'menu') ? undefined : piece)
  if (language === 'tr' && shape.around.some(within)) return undefined
  // "No …" and "I don't want …" are said of much; only a word that removes takes things off a list.
  const explicit =
    stretch.language === 'tr' ||
    shape.verb === 'stop_selling' ||
    has(pieces, 'verb', 'remove') ||
    (has(pieces, 'particle', 'remove') && !has(pieces, 'no'))
  if (!explicit && !partsOf(named, text).every((name) => isGood(name))) return undefined
  if (has(named, 'section') || has(named, 'part') || has(named, 'thing') || has(named, 'fact')) {
    // "Don't do green cakes any more": only a thing that is sold has no other name here.
    if (shape.verb !== 'stop_selling') return undefined
    // "Ekip fotoğrafı yok bizde": of the page, and nothing that was sold.
    const one = language === 'tr' ? oneOfList(named, stretch) : undefined
    if (one) return each(stretch, [{ do: 'remove_item', name: one }])
    if (language === 'tr' && (has(named, 'part') || has(named, 'section'))) return undefined
    // "We don't do events any more": one of the things, or all that is said of them.
    const section = stretch.language === 'en' ? targetOf(named, stretch) : undefined
    if (section?.kind && !section.part && unknown(named).length === 0) {
      return oneOf(
        stretch,
        { do: 'remove_section', section },
        { do: 'remove_item', name: trimmed(named, text) }
      )
    }
  }
  const told = has(stretch.pieces, 'verb', 'remove') || shape.verb === 'stop_selling'
  const remark = named.some((piece, at) => {
    const next = named[at + 1]
    return piece.senses.length === 0 && isTold(piece) && next !== undefined && isMark(next, ',')
  })
  if (remark && stretch.language === 'tr') return undefined
  // "We no longer act in divorce matters".
  const work = /^(?:act|deal|work|practi[sc]e|specialise|specialize|help|advise)$/i
  // "The two for one offer": "for" is a part of its name.
  const long = language === 'en' && unknown(shape.to).length > 0 && !has(shape.to, 'section')
  const whole = long ? [...named, ...pieces.slice(pieces.indexOf(named.at(-1)!) + 1)] : named
  const about = work.test(trimmed(named, text)) ? shape.around : whole
  const names = partsOf(about, text)
    .filter((name) => name.split(' ').length <= 5)
    .map((name) =>
      name.replace(
        /^(?:offer|do|sell|serve|make|provide|have|bake|stock|doing|selling|offering|making|serving|providing|baking)\s+/i,
        ''
      )
    )
    .map((name) =>
      stretch.language === 'tr' ? plainName(name, shape.verb === 'stop_selling') : name
    )
    .map((name) => (language === 'en' ? name.replace(lately, '') : name))
  if (names.length === 0 || names.some((name) => /^(?:her|him|he|she)$/i.test(name)))
    return undefined
  // "Olmasa" and "gereksiz" take only what is surely offered.
  if (stretch.language === 'tr' && !told && !names.every(isGood)) return undefined
  return each(
    stretch,
    names.map((name): Instruction => ({ do: 'remove_item', name }))
  )
}

const wanted: Reader = (stretch) => {
  const { shape, pieces } = stretch
  const named = shape.object
  const into = [...shape.around, ...shape.to].some(
    (piece) =>
      lists.includes(senseOf(piece, 'section')?.what ?? '') || senseOf(piece, 'part', 'list')
  )
  const target = targetOf(named, stretch)
  if (target || unknown(named).length === 0) {
    const all = partsOf(named, stretch.text)
    const known = all.filter((name) => isGood(name))
    return known.length > 0 && known.length === all.length && (into || !target)
      ? each(stretch, added(stretch, known))
      : undefined
  }
  const names = namesIn(stretch)
  if (names.length === 0) return undefined
  // "Add wheelchair access to the facts": words for a section that lists nothing for sale.
  const { section } = stretch.language === 'en' ? sectionOf(stretch) : {}
  if (shape.verb === 'add' && telling.includes(section?.kind ?? ''))
    return each(
      stretch,
      names.map((name): Instruction => ({ do: 'add_words', text: capital(name), section }))
    )
  const sold = names.every((name) => isGood(name))
  if (into || sold) return each(stretch, added(stretch, names))
  // "Add boiler repairs" names work; "add a unicorn" and "I want elephants" name nothing we have.
  const one = named.some((piece) => senseOf(piece, 'small', 'a'))
  const short = names.every((name) => name.split(' ').length <= 4)
  // What is set up, connected or mentioned is nothing that is sold.
  const listing =
    stretch.language === 'tr' ||
    pieces.some((piece) => /^(?:add|adding|include|including)$/.test(piece.tokens[0].low))
  return shape.verb === 'add' &&
    listing &&
    !one &&
    short &&
    !has(named, 'thing') &&
    !has(named, 'fact')
    ? perhaps(stretch, added(stretch, names))
    : undefined
}

// "Kargo takibi eklensin": nobody knows whether that is sold, done or only to be told.
function perhaps(stretch: Stretch, found: Instruction[]): Clause[] | undefined {
  const [item, ...others] = found
  if (stretch.language === 'en' || others.length > 0 || item?.do !== 'add_item')
    return each(stretch, found)
  return oneOf(stretch, item, { do: 'add_words', text: `${item.name}.` })
}

const telling = ['facts', 'about', 'hero', 'contact', 'notice', 'visit', 'hours']

function added(stretch: Stretch, names: string[]): Instruction[] {
  return names.map((name) => ({ do: 'add_item', name: capital(name), ...sectionOf(stretch) }))
}

export function sectionOf(stretch: Stretch): { section?: Target } {
  const section = targetOf([...stretch.shape.around, ...stretch.shape.to], stretch)
  return section?.kind && !section.part ? { section } : {}
}

function namesIn(stretch: Stretch): string[] {
  const { shape, text } = stretch
  return partsOf(shape.object.length > 0 ? shape.object : shape.to, text).filter(
    (name) => name.length >= 3 && name.split(' ').length <= 6
  )
}
