import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import type { Category } from '#planning/designers/builtin/instructions/sense'
import { senseOf } from '#planning/designers/builtin/instructions/stretch'

/** What a wish can be about. */
const targets: Category[] = ['section', 'part', 'fact', 'thing']

export function isNoun(piece: Piece): boolean {
  return targets.some((is) => senseOf(piece, is))
}
