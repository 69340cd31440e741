import type { Place, Target } from '#designer/instructions/instruction'
import type { Stretch } from '#designer/instructions/stretch'
import { targetOf } from '#designer/instructions/target'
import { has, inCase, senseOf } from '#designer/instructions/words/piece'

/** Where a section is to go; `unknown` where the words name a place that nobody knows. */
export function placeOf(stretch: Stretch): Place | 'unknown' | undefined {
  const { at } = stretch.shape
  if (!at) return undefined
  if (at.where !== 'before' && at.where !== 'after') return { where: at.where as 'top' }
  const named = at.than.length > 0 ? targetOf(at.than, stretch) : stretch.context.selection
  const section =
    named && !named.kind && named.part && homes[named.part]
      ? { ...named, kind: homes[named.part] }
      : named
  if (section?.kind === 'header') return { where: 'top' }
  if (section?.kind === 'footer') return { where: 'bottom' }
  if (has(at.than, 'thing', 'page') || has(at.than, 'thing', 'all'))
    return { where: at.where === 'before' ? 'top' : 'bottom' }
  return section ? { where: at.where, section: whole(section) } : 'unknown'
}

/** Where a part stands that is named without its section. */
const homes: Partial<Record<NonNullable<Target['part']>, Target['kind']>> = {
  form: 'contact',
  title: 'hero',
}

/** The section itself, whatever part of it the words name. */
export function whole({ part: _, ...section }: Target): Target {
  return section
}

export function article({ shape, pieces, language }: Stretch): boolean {
  const object = language === 'en' ? shape.object : pieces
  return object.some((piece) => senseOf(piece, 'small', 'a'))
}

/** Something on the page is meant, and not a new one: by what the page has, else by its article or ending. */
export function isThere(target: Target, stretch: Stretch): boolean {
  const { shape, language, context } = stretch
  if (context.kinds)
    return target.nth !== undefined || (context.kinds as string[]).includes(target.kind ?? '')
  // "Galeri bölümü" is a compound; "galeri bölümünü" is the object.
  const marked = (word: string) => /[iu]n[iu]$/.test(word)
  if (language === 'tr') {
    if (article(stretch)) return false
    return shape.object.some(
      (piece) =>
        inCase(piece, 'acc') &&
        ((!senseOf(piece, 'thing') && !senseOf(piece, 'part')) || marked(piece.tokens.at(-1)!.low))
    )
  }
  return shape.verb === 'want'
    ? shape.object.some((piece) => piece.tokens[0].low === 'the')
    : !shape.object.some((piece) => senseOf(piece, 'small', 'a'))
}
