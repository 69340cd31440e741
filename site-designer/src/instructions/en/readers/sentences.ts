import { findPrice } from '#designer/instructions/values/money'
import { correctionIn } from '#designer/instructions/en/sentences/corrections'
import { exchangeIn, goneIn } from '#designer/instructions/en/sentences/exchanges'
import { newsIn } from '#designer/instructions/en/sentences/news'
import { orderIn } from '#designer/instructions/en/sentences/orders'
import { sayingIn } from '#designer/instructions/en/sentences/sayings'
import type { Instruction, Target } from '#designer/instructions/instruction'
import { facts } from '#designer/instructions/readers/facts/facts'
import { each, type Reader } from '#designer/instructions/readers/reader'
import { isThere, whole } from '#designer/instructions/readers/sections/places'
import type { Stretch } from '#designer/instructions/stretch'
import { isSection, targetOf } from '#designer/instructions/target'
import { lexicons } from '#designer/instructions/words/lexicons'
import {
  content,
  has,
  quoteIn,
  senseOf,
  unknown,
  type Piece,
} from '#designer/instructions/words/piece'
import { tokensOf } from '#designer/instructions/words/tokens'
import { capital } from '#designer/text/normalise'

/** "It says X, that should be Y". */
export const correction: Reader = (stretch) => {
  const found = stretch.language === 'en' ? correctionIn(stretch.text) : undefined
  // "The button should be …" asks for a new text, unless a slip is spoken of.
  const spelt = /\b(?:says?|wrote|written|spel(?:led|t|ling)|typos?|mistakes?)\b/i.test(
    stretch.text
  )
  if (
    !found ||
    (has(stretch.pieces, 'part') && !spelt) ||
    (has(stretch.pieces, 'thing', 'trade') && !spelt)
  )
    return undefined
  return each(stretch, [{ do: 'replace_words', ...found }])
}

/** "Rye out, spelt loaf in", "swap the map for reviews": things that are offered, or sections. */
export const exchange: Reader = (stretch) => {
  const found = stretch.language === 'en' ? exchangeIn(stretch.text) : undefined
  if (!found || stretch.shape.denied || quoteIn(stretch.pieces)) return undefined
  const [gone, come] = [found.out, found.in].map(piecesOf)
  const named = [gone, come].map((pieces) => sectionsIn(pieces, stretch))
  if (named.every((targets) => targets.length > 0)) {
    const at = { where: 'before', section: named[0][0] } as const
    return each(stretch, [
      ...named[1]
        .filter(isSection)
        .map(({ kind }): Instruction => ({ do: 'add_section', kind, at })),
      ...named[0].map((section): Instruction => ({ do: 'remove_section', section })),
    ])
  }
  const goods = [gone, come].every(
    (pieces) =>
      unknown(pieces).length > 0 &&
      !(['part', 'fact', 'font', 'it'] as const).some((is) => has(pieces, is))
  )
  if (!goods || named.some((targets) => targets.length > 0)) return undefined
  const price = findPrice(found.in)?.text ?? /\s(?:at|for)\s([£€$]?\d[\d.,]*)$/.exec(found.in)?.[1]
  const name = found.in.replace(/[\s,]+(?:(?:at|for|is|are)\s+)?[£€$]?\d[\d.,]*\S*$/, '')
  return each(stretch, [
    { do: 'remove_item', name: found.out },
    { do: 'add_item', name: capital(name), ...(price ? { price } : {}) },
  ])
}

/** "Sourdough is no longer available". */
export const gone: Reader = (stretch) => {
  const name = stretch.language === 'en' ? goneIn(stretch.text) : undefined
  const pieces = name ? piecesOf(name) : []
  const named = (
    ['section', 'part', 'fact', 'thing', 'it', 'color', 'beyond', 'place'] as const
  ).some((is) => has(pieces, is))
  if (!name || named || unknown(pieces).length === 0 || pieces.length > 6) return undefined
  return each(stretch, [{ do: 'remove_item', name }])
}

/** "We've moved to 3 Mill Lane". */
export const news: Reader = (stretch) => {
  const found = stretch.language === 'en' ? newsIn(stretch.text) : undefined
  return found && each(stretch, [{ do: 'set_fact', ...found }])
}

/** "First the menu, then the gallery": each behind the one before it. */
export const order: Reader = (stretch) => {
  const list = stretch.language === 'en' ? orderIn(stretch.text) : undefined
  if (!list || stretch.shape.denied) return undefined
  const pieces = piecesOf(list)
  const doing = pieces.some(
    (piece) => senseOf(piece, 'verb') && !/^(?:come|comes|show|see|put)$/.test(piece.tokens[0].low)
  )
  const sections = sectionsIn(pieces, stretch)
  if (doing || sections.length < 2) return undefined
  return each(
    stretch,
    sections.map((section, at): Instruction => {
      const last = at > 0 && isLast(section.words, list)
      const to = last ? bottom : at === 0 ? top : after(sections[at - 1])
      const comes = !isThere(section, stretch) && isSection(section)
      return comes
        ? { do: 'add_section', kind: section.kind, at: to }
        : { do: 'move_section', section, to }
    })
  )
}

const top = { where: 'top' } as const
const bottom = { where: 'bottom' } as const

// "…, prices last".
function isLast(name: string, list: string): boolean {
  const behind = list.slice(list.toLowerCase().indexOf(name.toLowerCase()) + name.length)
  return /^\s+(?:last|at the (?:very )?(?:end|bottom))\b/i.test(behind)
}

const after = (section: Target) => ({ where: 'after', section }) as const

/** "Dogs stay free, say that somewhere". What is a fact besides is noted as one. */
export const saying: Reader = (stretch) => {
  const words = stretch.language === 'en' ? sayingIn(stretch.text) : undefined
  if (!words || has(stretch.pieces, 'beyond')) return undefined
  return facts(stretch) ?? each(stretch, [{ do: 'add_words', text: `${capital(words)}.` }])
}

const piecesOf = (text: string) => lexicons.en.read(tokensOf(text), { typos: true })

function sectionsIn(pieces: Piece[], stretch: Stretch): Target[] {
  const other = content(pieces).filter((piece) => !senseOf(piece, 'section'))
  const plain = other.every(
    (piece) => piece.senses.length > 0 || /^(?:rest|others?|stuff)$/.test(piece.tokens[0].low)
  )
  const named = plain ? pieces.filter((piece) => senseOf(piece, 'section')) : []
  return named.flatMap((piece) => {
    const target = targetOf([piece], stretch)
    return target?.kind ? whole(target) : []
  })
}
