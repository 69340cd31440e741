import type { Instruction, Target } from '#designer/instructions/instruction'
import { oneOfList } from '#designer/instructions/readers/goods/goods'
import { each, notUnderstood, oneOf, type Reader } from '#designer/instructions/readers/reader'
import { article, isThere, placeOf } from '#designer/instructions/readers/sections/places'
import type { Stretch } from '#designer/instructions/stretch'
import { isSection, targetsIn } from '#designer/instructions/target'
import { isTold } from '#designer/instructions/words/complaint'
import {
  content,
  has,
  isMark,
  senseOf,
  unknown,
  type Piece,
} from '#designer/instructions/words/piece'
import { capital } from '#designer/text/normalise'
import type { SectionKind } from '#designer/site/kinds'

export const gaining = ['add', 'want', 'put', 'use', 'be', 'make', undefined]

/** Sections that come. */
export const addSection: Reader = (stretch) => {
  const { shape, pieces } = stretch
  if (!gaining.includes(shape.verb) || shape.denied) return undefined
  // "Galeri şahane olmuş" asks for nothing.
  const told = (piece: Piece) => senseOf(piece, 'verb', 'be') !== undefined && isTold(piece)
  if (stretch.language === 'tr' && shape.verb === 'be' && pieces.some(told)) return undefined
  const praise = (piece: Piece) =>
    senseOf(piece, 'small', 'chat') !== undefined && !senseOf(piece, 'small', 'please')
  const praised = stretch.language === 'tr' && shape.verb === undefined && pieces.some(praise)
  if (praised && !article(stretch)) return undefined
  // "Show fewer photos".
  if (stretch.language === 'en' && /\b(?:fewer|less)\b/i.test(stretch.text)) return undefined
  if (has(pieces, 'beyond') || (has(pieces, 'other') && !has(shape.object, 'section')))
    return undefined
  const [object, ...others] = [shape.object, shape.to, shape.around].filter((one) => one.length > 0)
  if (!object) return undefined
  // "Evde bakım hizmeti ekle": one of the services, and no section.
  const one = shape.verb === 'add' || shape.verb === 'want' ? oneOfList(object, stretch) : undefined
  if (one) return each(stretch, [{ do: 'add_item', name: capital(one) }])
  // "A section with questions and answers".
  const empty = stretch.language === 'en' && content(object).length === 0
  const named = empty
    ? others.flat()
    : has(object, 'section') || !has(object, 'thing', 'section')
      ? object
      : others.flat()
  const targets = targetsIn(named, stretch).map(pictured(stretch)).filter(isSection)
  if (
    targets.length === 0 ||
    targets.some((target) => target.part && !isOfPictures(target)) ||
    unknown(shape.object).length > 1
  )
    return undefined
  if (unknown(pieces).some((piece) => piece.tokens[0].kind === 'value')) return undefined
  if (stretch.language === 'tr' && isDescribed(stretch)) return undefined
  const there = /^(?:var|yok)$/.test(
    pieces.findLast((piece) => !isMark(piece))?.tokens[0].low ?? ''
  )
  if (stretch.language === 'tr' && shape.verb === undefined && there) return undefined
  if (shape.verb === undefined && stretch.language === 'en' && speaksOfLooks(stretch))
    return undefined
  if (shape.verb === undefined && !asked(stretch) && !shape.at) return bareNames(stretch, targets)
  if (
    (shape.verb === 'be' || shape.verb === 'make' || shape.verb === 'use') &&
    !standsAlone(stretch)
  )
    return undefined
  const at = placeOf(stretch)
  if (at === 'unknown') return notUnderstood(stretch)
  // "Put the menu at the top": what is there already goes there.
  const moved = (target: Target) => shape.verb !== 'add' && at && isThere(target, stretch)
  return each(
    stretch,
    targets.map((target): Instruction =>
      moved(target)
        ? { do: 'move_section', section: target, to: at! }
        : { do: 'add_section', kind: target.kind, ...(at ? { at } : {}) }
    )
  )
}

// Turkish says last how a thing is: "galeri bomboş", "fiyatlar başka türlü dizilsin".
function isDescribed({ pieces, shape }: Stretch): boolean {
  const named = pieces.findLastIndex((piece) => senseOf(piece, 'section'))
  const behind = pieces.slice(named + 1).filter((piece) => shape.object.includes(piece))
  return unknown(behind).length > 0 || (has(behind, 'other') && !has(behind, 'thing', 'section'))
}

// "Some pics of our extensions": pictures that are to come make a gallery.
function pictured({ language, shape, pieces }: Stretch) {
  const several = pieces.some(({ tokens }) =>
    /^(?:pictures|pics|photographs|images)$/.test(tokens[0].low)
  )
  const comes = ['add', 'want', 'put'].includes(shape.verb ?? '') && !shape.object.some(isDefinite)
  return (target: Target): Target =>
    // "Staff pics, please" are of the people, and the people with them.
    language === 'en' &&
    target.kind === 'team' &&
    target.part === 'picture' &&
    (comes || !shape.verb)
      ? { kind: 'team', words: target.words }
      : language === 'en' && target.part === 'picture' && !target.kind && several && comes
        ? { kind: 'gallery', words: target.words }
        : target
}

const isDefinite = ({ tokens }: Piece) => /^(?:the|these|those|this|that)$/.test(tokens[0].low)

// "Before and after pictures": the section's own pictures.
function isOfPictures({ kind, part }: Target): boolean {
  return part === 'picture' && (kind === 'gallery' || kind === 'before_after')
}

function speaksOfLooks({ pieces }: Stretch): boolean {
  const about = ['color', 'font', 'corner', 'background', 'layout', 'size', 'look'] as const
  return about.some((thing) => has(pieces, 'thing', thing))
}

/** Nothing is said about how it should be: only that it should. */
function standsAlone(stretch: Stretch): boolean {
  const { shape, pieces, language } = stretch
  if (speaksOfLooks(stretch)) return false
  const looks = [
    'shade',
    'color',
    'size',
    'mood',
    'align',
    'weight',
    'corner',
    'surface',
    'length',
    'tone',
    'font',
  ] as const
  const plain = !looks.some((is) => has(pieces, is)) && unknown(shape.to).length === 0
  return language === 'tr' ? plain : plain && shape.verb === 'use'
}

// Turkish, folded: these pass for small words and ask for nothing.
const telling =
  /^(?:zaten|maalesef|malesef|gercekten|aslinda|sonra|once|yine|ya|ki|gerci|yani|herhalde)$/

/** A wish without a verb: "a gallery please", "with testimonials", "more reviews". */
function asked(stretch: Stretch): boolean {
  const { pieces } = stretch
  return (
    article(stretch) ||
    pieces.some(
      (piece) => senseOf(piece, 'small', 'please') && !telling.test(piece.tokens[0].low)
    ) ||
    has(pieces, 'to') ||
    has(pieces, 'degree', 'more') ||
    has(pieces, 'next')
  )
}

/** "Gallery": that it is to come, or that it is to go? */
function bareNames(
  stretch: Stretch,
  [target]: (Target & { kind: SectionKind })[]
): ReturnType<Reader> {
  if (
    content(stretch.pieces).some(
      (piece) => !has([piece], 'section') && !has([piece], 'thing', 'section')
    )
  )
    return undefined
  return oneOf(
    stretch,
    { do: 'add_section', kind: target.kind },
    { do: 'remove_section', section: target }
  )
}
