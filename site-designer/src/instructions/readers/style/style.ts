import type { Instruction, Mood, Target } from '#designer/instructions/instruction'
import { each, oneOf, type Reader } from '#designer/instructions/readers/reader'
import { article, whole } from '#designer/instructions/readers/sections/places'
import { shadedPart, sized, styled } from '#designer/instructions/readers/style/part_style'
import { laidOut, surfaced } from '#designer/instructions/readers/style/section_style'
import { targetsFor } from '#designer/instructions/readers/style/styled_targets'
import type { Stretch } from '#designer/instructions/stretch'
import { targetOf } from '#designer/instructions/target'
import { content, find, has, unknown } from '#designer/instructions/words/piece'

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

/** A section is named and how it is to look is not said in a way we know. */
function rest(stretch: Stretch, target: Target) {
  const { shape, pieces } = stretch
  const asks = shape.verb === 'change' || has(pieces, 'other')
  const mood = find(pieces, 'mood') as Mood | undefined
  // "Can we have cute before and after pictures": one that is to come.
  const comes = shape.verb === 'add' || (shape.verb === 'want' && stretch.language === 'en')
  if (comes && !has(pieces, 'degree')) return undefined
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
