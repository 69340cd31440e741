import type {
  Instruction,
  Mood,
  StyleWish,
  Target,
} from '#planning/designers/builtin/instructions/instruction'
import {
  all,
  content,
  find,
  has,
  senseOf,
  isComplaint,
  turnsBack,
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
import { deniedColors } from '#planning/designers/builtin/instructions/readers/colors'
import { article, whole } from '#planning/designers/builtin/instructions/readers/places'
import { complains } from '#planning/designers/builtin/instructions/readers/letters'
import { targetOf, targetsIn } from '#planning/designers/builtin/instructions/target'

const asking = [
  'make',
  'change',
  'use',
  'want',
  'be',
  'add',
  'put',
  'move',
  'shorten',
  'keep',
  undefined,
]

/** How one section or one part of it looks: its surface, layout, colour, size, letters, place of the text. */
export const style: Reader = (stretch) => {
  const { shape, pieces, language } = stretch
  // "Kalın harflerle yazılsın".
  const lettered = language === 'tr' && shape.verb === 'write' && unknown(pieces).length === 0
  if (!(asking.includes(shape.verb) || lettered) || shape.denied || has(pieces, 'beyond'))
    return undefined
  const targets = targetsFor(stretch)
  const strange = unknown(pieces)
  if (targets.length === 0 || strange.length > 1) return undefined
  if (strange.some((piece) => piece.tokens[0].kind === 'value')) return undefined
  const sections = targets.filter((target) => !target.part)
  // "Kocaman bir söz bölümü isterim": one that is to come.
  const comes =
    ['want', 'put', 'add'].includes(shape.verb ?? '') &&
    article(stretch) &&
    (language === 'tr' || /\blist of\b/i.test(stretch.text))
  if (comes && sections.length > 0) return undefined
  const isFact = (target: Target) =>
    !target.kind && !target.nth && target !== stretch.context.selection
  const done = targets.flatMap((target) =>
    (target.part ?? isFact(target)) && !isGrouped(stretch, target)
      ? styled(stretch, target)
      : [...laidOut(stretch, target), ...surfaced(stretch, target), ...sized(stretch, target)]
  )
  if (done.length > 0) return each(stretch, done)
  // "Make the button darker": dark letters, or a dark button?
  if (sections.length === 0 && has(pieces, 'shade')) return shadedPart(stretch, targets[0])
  return rest(stretch, targets[0])
}

// "Fotoğraflar yan yana dursun": the gallery's own pictures.
function isGrouped({ pieces }: Stretch, { kind, part }: Target): boolean {
  return kind === 'gallery' && part === 'picture' && has(pieces, 'layout')
}

function targetsFor(stretch: Stretch): Target[] {
  const { shape, pieces, context } = stretch
  if (has(pieces, 'thing', 'page') && !has(pieces, 'section')) return []
  const plain = pieces.filter((piece) => !has([piece], 'layout') || has([piece], 'section'))
  const spoken = targetsIn(
    shape.object.length > 0
      ? [...shape.object.filter((piece) => plain.includes(piece)), ...shape.around]
      : plain,
    stretch
  )
  const named = spoken.length > 0 ? spoken : targetsIn(plain, stretch)
  const real = named.filter(
    (target) => target.kind ?? target.part ?? target.nth ?? has(pieces, 'called')
  )
  // "The pictures next to each other".
  const shown =
    stretch.language === 'en' && has(pieces, 'layout') && /\b(?:pictures|photos|pics|images)\b/i
  if (shown && real[0]?.part === 'picture' && !real[0].kind && shown.test(stretch.text))
    return [{ ...real[0], kind: 'gallery' }]
  if (real.length > 0) return real
  // "Make the phone number bigger": the words that say it.
  const looked = has(pieces, 'size') || has(pieces, 'weight') || has(pieces, 'color')
  const fact =
    stretch.language === 'en' && looked && shape.object.find((piece) => senseOf(piece, 'fact'))
  if (fact) return [{ words: typed(stretch.text, [fact]) }]
  return context.selection && !has(pieces, 'thing', 'color') && !has(pieces, 'thing', 'font')
    ? [context.selection]
    : []
}

function laidOut(stretch: Stretch, section: Target): Instruction[] {
  const { shape, pieces } = stretch
  const layout = all(
    pieces.filter(
      (piece) =>
        !has([piece], 'section') &&
        !shape.instead.includes(piece) &&
        // "Kutuların rengi" speaks of what is there.
        !['gen', 'acc', 'loc'].includes(senseOf(piece, 'layout')?.case ?? '')
    ),
    'layout'
  ).at(-1) as 'list' | 'grid' | 'columns' | undefined
  if (layout) return [{ do: 'change_layout', section, layout }]
  const about = has(pieces, 'thing', 'layout') || has(pieces, 'thing', 'look')
  const asks = has(pieces, 'other') || shape.verb === 'change'
  return asks && about ? [{ do: 'change_layout', section, layout: 'other' }] : []
}

function surfaced(stretch: Stretch, section: Target): Instruction[] {
  const { pieces } = stretch
  const color = all(pieces, 'color').find((one) => !deniedColors(stretch).includes(one))
  const text = has(pieces, 'part')
  if (color === '#1b1b1b' && !text) return [{ do: 'set_surface', section, surface: 'dark' }]
  if (color === '#ffffff' && !text) return [{ do: 'set_surface', section, surface: 'light' }]
  if (color) return [{ do: 'set_style', target: section, style: { background: color } }]
  const surface =
    (find(pieces, 'surface') as 'brand' | 'tint' | undefined) ??
    (onBrandColor(stretch) ? 'brand' : undefined)
  if (surface) return [{ do: 'set_surface', section, surface }]
  const shade = find(pieces, 'shade')
  if (!shade) return []
  const dark = shade.startsWith('dark') !== turnsBack(stretch.pieces)
  return [{ do: 'set_surface', section, surface: dark ? 'dark' : 'light' }]
}

// "On our brand colour", "with the main colour behind them".
function onBrandColor({ pieces, shape, language }: Stretch): boolean {
  const at = pieces.findIndex(
    (piece, index) =>
      senseOf(piece, 'thing', 'color') &&
      (piece.tokens.length > 1 || has(pieces.slice(index - 1, index), 'own'))
  )
  const lead = pieces.slice(Math.max(0, at - 3), Math.max(0, at))
  if (at >= 0 && pieces[at + 1] && senseOf(pieces[at + 1], 'place', 'after')) return true
  // "Saatlerin arkasına ana rengimizi koyun".
  if (at > 0 && language === 'tr' && pieces[at].tokens.length > 1)
    return pieces.some((piece) => /^(?:arka|zemin|fon)/.test(piece.tokens[0].low))
  // "Give the contact section our colour".
  if (at > 0 && shape.verb === 'make' && has(lead, 'own')) return true
  return at > 0 && lead.some((piece) => senseOf(piece, 'in') || senseOf(piece, 'to'))
}

function sized(stretch: Stretch, target: Target): Instruction[] {
  const { pieces } = stretch
  const wish: StyleWish = {}
  const size = find(pieces, 'size') as StyleWish['size']
  const wrong = pieces.some((piece, at) => senseOf(piece, 'size') && isComplaint(pieces, at))
  if (size)
    wish.size =
      wrong || complains(stretch) || turnsBack(stretch.pieces)
        ? size === 'larger'
          ? 'smaller'
          : 'larger'
        : size
  const align = find(pieces, 'align') as StyleWish['align']
  if (align) wish.align = align
  const weight = find(pieces, 'weight') as StyleWish['weight']
  const bold =
    weight && turnsBack(stretch.pieces) ? (weight === 'bold' ? 'normal' : 'bold') : weight
  if (bold && target.part !== 'picture' && !has(pieces, 'degree', 'more')) wish.weight = bold
  return Object.keys(wish).length > 0 ? [{ do: 'set_style', target, style: wish }] : []
}

/** A part: colours are of its letters, of a button its ground. */
function styled(stretch: Stretch, target: Target): Instruction[] {
  const { pieces, shape } = stretch
  if (
    has(pieces, 'thing', 'corner') ||
    has(pieces, 'corner') ||
    has(pieces, 'font') ||
    has(pieces, 'font_class')
  )
    return []
  const wish: StyleWish = {
    ...(sized(stretch, target)[0] as { style?: StyleWish } | undefined)?.style,
  }
  const refused = [...all(shape.instead, 'color'), ...deniedColors(stretch)]
  const color = all(pieces, 'color').find((one) => !refused.includes(one))
  if (color && target.part !== 'picture') {
    const ground = target.part === 'button' || has(pieces, 'thing', 'background')
    wish[
      ground && !/\b(?:text|label|letters|yazısı|metni)\b/i.test(stretch.text)
        ? 'background'
        : 'color'
    ] = color
  }
  if (Object.keys(wish).length === 0) return []
  // "Make the text bigger" with no section named: all of the page's.
  const everywhere =
    target.part === 'text' &&
    !target.kind &&
    !target.nth &&
    target !== stretch.context.selection &&
    !has(pieces, 'it')
  if (everywhere && wish.size && Object.keys(wish).length === 1)
    return [{ do: 'set_look', look: { text_size: wish.size } }]
  return [{ do: 'set_style', target, style: wish }]
}

const dark = '#1b1b1b'
const pale = '#f5f5f5'

function shadedPart(stretch: Stretch, target: Target) {
  const isDark = find(stretch.pieces, 'shade')!.startsWith('dark') !== turnsBack(stretch.pieces)
  const color = isDark ? dark : pale
  if (target.part === 'picture') return notUnderstood(stretch)
  if (target.part !== 'button')
    return each(stretch, [{ do: 'set_style', target, style: { color } }])
  return oneOf(
    stretch,
    { do: 'set_look', look: { tone: isDark ? 'deeper' : 'paler' } },
    { do: 'set_style', target, style: { background: color } }
  )
}

/** A section is named and how it is to look is not said in a way we know. */
function rest(stretch: Stretch, target: Target) {
  const { shape, pieces } = stretch
  const asks = shape.verb === 'change' || has(pieces, 'other')
  const mood = find(pieces, 'mood') as Mood | undefined
  // "Can we have cute before and after pictures": one that is to come.
  const comes = ['want', 'add'].includes(shape.verb ?? '') && !has(pieces, 'degree')
  if (comes && stretch.language === 'en') return undefined
  if (mood && target.kind && !target.part) {
    // A section has no mood of its own: the page's, or this section set anew.
    return oneOf(
      stretch,
      { do: 'set_mood', mood },
      { do: 'change_layout', section: target, layout: 'other' }
    )
  }
  const bare = content(pieces).every(
    (piece) => has([piece], 'section') || has([piece], 'verb') || has([piece], 'thing', 'section')
  )
  if (asks && bare && target.kind && has(pieces, 'other')) {
    // "The photos are awful": set anew, or gone?
    if (shape.verb === 'be' && stretch.language === 'en') {
      const section = whole(target)
      return oneOf(
        stretch,
        { do: 'change_layout', section, layout: 'other' },
        { do: 'remove_section', section }
      )
    }
    return each(stretch, [{ do: 'change_layout', section: target, layout: 'other' }])
  }
  const colour = has(pieces, 'thing', 'color') || has(pieces, 'thing', 'background')
  if (!asks || !colour || !targetOf(pieces, stretch)) return undefined
  const key = target.part && target.part !== 'button' ? 'color' : 'background'
  return oneOf(
    stretch,
    ...['#1d3557', '#1f4d3a', '#b5532f'].map((value): Instruction => ({
      do: 'set_style',
      target,
      style: { [key]: value },
    }))
  )
}
