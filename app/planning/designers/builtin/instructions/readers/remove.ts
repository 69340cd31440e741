import type { Instruction, Target } from '#planning/designers/builtin/instructions/instruction'
import { dislikes } from '#planning/designers/builtin/instructions/en/remark'
import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import {
  content,
  has,
  isPronoun,
  senseOf,
  typed,
  unknown,
  type Stretch,
} from '#planning/designers/builtin/instructions/stretch'
import {
  each,
  notUnderstood,
  oneOf,
  type Reader,
} from '#planning/designers/builtin/instructions/readers/reader'
import { whole } from '#planning/designers/builtin/instructions/readers/places'
import { targetOf, targetsIn } from '#planning/designers/builtin/instructions/target'

/** Sections and parts that go. */
export const remove: Reader = (stretch) => {
  const { shape, pieces, context } = stretch
  if (shape.verb !== 'remove' || shape.denied) return undefined
  const named =
    content(shape.object).length > 0 || has(shape.object, 'it') || has(shape.object, 'nth')
      ? shape.object
      : pieces
  const targets = targetsIn(named, stretch)
  const one = oneOfList(named, stretch)
  if (one) return each(stretch, [{ do: 'remove_item', name: one }])
  if (targets.length > 0) {
    // "Drop the prices to …" makes them lower.
    if (stretch.language === 'en' && shape.to.some((piece) => piece.tokens[0].kind === 'value'))
      return notUnderstood(stretch)
    // "The picture in the second section": which of them, nobody can say in one word.
    const elsewhere = has(shape.around, 'thing', 'section') && !has(shape.around, 'section')
    if (elsewhere && targets[0].part && has(pieces, 'nth')) return notUnderstood(stretch)
    if (unknown(named).length > (targets[0].part ? 1 : 2) || headless(named)) return undefined
    // "The price of the haircut" is less than all the prices.
    if (stretch.language === 'en' && !targets[0].part && unknown(shape.around).length > 0)
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
  return language === 'en' && !has(pieces, 'verb', 'remove') && dislikes(pieces)
}

/** "Manikür hizmetini kaldır": one of the services, and not all of them. */
function oneOfList(named: Piece[], { language, text }: Stretch): string | undefined {
  const at = named.findIndex((piece) =>
    /^(?:hizmet|paket)(?:in)?i(?:ni)?$/.test(piece.tokens[0].low)
  )
  const before = named.slice(0, Math.max(0, at)).filter((piece) => piece.senses.length === 0)
  return language === 'tr' && before.length > 0 ? typed(text, before) : undefined
}

function removal(target: Target): Instruction {
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
