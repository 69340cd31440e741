import type { Target } from '#designer/instructions/instruction'
import type { Stretch } from '#designer/instructions/stretch'
import { targetsIn } from '#designer/instructions/target'
import { has, senseOf, typed } from '#designer/instructions/words/piece'

/** What is to look different: what the words name, else what is selected. */
export function targetsFor(stretch: Stretch): Target[] {
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
