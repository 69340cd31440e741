import { dislikes } from '#designer/instructions/en/remark'
import type { Instruction, Target } from '#designer/instructions/instruction'
import { oneOfList } from '#designer/instructions/readers/goods/goods'
import { each, notUnderstood, oneOf, type Reader } from '#designer/instructions/readers/reader'
import { whole } from '#designer/instructions/readers/sections/places'
import { isPronoun, type Stretch } from '#designer/instructions/stretch'
import { targetOf, targetsIn, topicOf } from '#designer/instructions/target'
import { content, has, senseOf, unknown, type Piece } from '#designer/instructions/words/piece'

/** Sections and parts that go. */
export const remove: Reader = (stretch) => {
  const { shape, pieces, context } = stretch
  if (shape.verb !== 'remove' || shape.denied) return undefined
  const named =
    content(shape.object).length > 0 || has(shape.object, 'it') || has(shape.object, 'nth')
      ? shape.object
      : stretch.language === 'tr'
        ? pieces.filter((piece) => !shape.around.includes(piece))
        : pieces
  const targets = targetsIn(named, stretch)
  const topic = topicOf(pieces, stretch)
  if (topic && !disliked(stretch)) return each(stretch, [removal(topic)])
  const one = oneOfList(named, stretch)
  if (one) return each(stretch, [{ do: 'remove_item', name: one }])
  if (targets.length > 0) {
    // "Drop the prices to …" makes them lower.
    if (stretch.language === 'en' && shape.to.some((piece) => piece.tokens[0].kind === 'value'))
      return notUnderstood(stretch)
    // "The picture in the second section": which of them, nobody can say in one word.
    const elsewhere = has(shape.around, 'thing', 'section') && !has(shape.around, 'section')
    if (elsewhere && targets[0].part && has(pieces, 'nth')) return notUnderstood(stretch)
    // "Soldaki resim": which of them that is, nobody knows here.
    if (stretch.language === 'tr' && targets[0].part && has(pieces, 'align'))
      return notUnderstood(stretch)
    // "Kedi resmini kaldır": one of several, and nobody knows which.
    const many = targets[0].part === 'picture' || targets[0].part === 'list'
    const oneOfMany = stretch.language === 'tr' && many
    if (unknown(named).length > (targets[0].part ? (oneOfMany ? 0 : 1) : 2) || headless(named))
      return undefined
    // "The price of the haircut" is less than all the prices.
    if (stretch.language === 'en' && !targets[0].part && unknown(shape.around).length > 0)
      return notUnderstood(stretch)
    // "The third question" is one of those that stand in the section.
    const single = /\b(?:question|review|testimonial|step|event|service|package|price|dish)$/i
    if (stretch.language === 'en' && targets[0].nth && single.test(targets[0].words))
      return notUnderstood(stretch)
    // "I don't like the gallery" asks for no removal in so many words.
    if (disliked(stretch)) {
      const section = whole(targets[0])
      if (!section.kind || targets[0].part) return notUnderstood(stretch)
      return oneOf(
        stretch,
        { do: 'change_layout', section, layout: 'other' },
        { do: 'remove_section', section }
      )
    }
    // "No photos of the kids": all that shows pictures, or one of them?
    const [{ kind, part, nth: which }] = targets
    if (
      stretch.language === 'en' &&
      kind === 'gallery' &&
      part === 'picture' &&
      !which &&
      has(named, 'no')
    )
      return oneOf(stretch, removal(whole(targets[0])), removal(targets[0]))
    return each(
      stretch,
      targets.map((target) => removal(withPlace(target, stretch)))
    )
  }
  // "The phone number has to go": where it stands, or with all that stands there.
  if (has(named, 'fact') && unknown(named).length === 0 && !has(named, 'thing')) {
    const words = targetWords(named, stretch)
    return oneOf(
      stretch,
      { do: 'remove_part', target: { kind: 'contact', words } },
      { do: 'remove_part', target: { kind: 'footer', words } }
    )
  }
  if (has(named, 'thing', 'piece')) {
    const words = targetWords(named, stretch)
    const around = targetOf(shape.around, stretch)
    return each(stretch, [
      { do: 'remove_part', target: { ...(around?.kind ? { kind: around.kind } : {}), words } },
    ])
  }
  const nth = has(named, 'nth')
  if (nth && unknown(named).length === 0 && !has(named, 'thing')) {
    const which = Number(named.map((piece) => senseOf(piece, 'nth')?.what).find(Boolean))
    return oneOf(
      stretch,
      { do: 'remove_section', section: { words: '', nth: which } },
      { do: 'remove_part', target: { part: 'button', words: '', nth: which } },
      { do: 'remove_part', target: { part: 'picture', words: '', nth: which } }
    )
  }
  return isPronoun(stretch) && context.selection
    ? each(stretch, [removal(context.selection)])
    : undefined
}

function disliked({ pieces, language }: Stretch): boolean {
  const said = language === 'en' ? dislikes(pieces) : pieces.some(isDislike)
  return said && !has(pieces, 'verb', 'remove')
}

function removal(target: Target): Instruction {
  if (target.part === 'form' && (!target.kind || target.kind === 'contact'))
    return { do: 'set_form', wanted: false }
  return target.part ? { do: 'remove_part', target } : { do: 'remove_section', section: target }
}

// "The button in the hero", "galerideki başlık".
function withPlace(target: Target, stretch: Stretch): Target {
  if (target.kind || !target.part) return target
  const { shape } = stretch
  const around = targetOf([...shape.around, ...(shape.at?.than ?? [])], stretch)
  return around?.kind
    ? {
        ...target,
        kind: around.kind,
        part: target.part === 'title' && around.kind !== 'hero' ? 'heading' : target.part,
      }
    : target
}

function targetWords(pieces: Piece[], stretch: Stretch): string {
  return (
    targetOf([...pieces], stretch)?.words ??
    content(pieces)
      .map((piece) => piece.tokens.map((token) => token.text).join(' '))
      .join(' ')
  )
}

// "Remove the gallery pictures of cats": the word that counts is one nobody knows.
function headless(named: Piece[]): boolean {
  const words = content(named)
  const head = words.at(-1)
  return head !== undefined && head.senses.length === 0 && !has(named, 'thing', 'section')
}

// "Galeriyi beğenmedim", "galeri olmamış". What is not wanted goes.
function isDislike(piece: Piece): boolean {
  return (
    senseOf(piece, 'no', 'none') !== undefined &&
    /^(?:begen|sev|hoslan|hosuma|olmadi|olmamis|yakis|uymad|uymam|gitme|oturma)/.test(
      piece.tokens[0].low
    )
  )
}
