import { senseOf, type Piece } from '#designer/instructions/words/piece'
import type { Category } from '#designer/instructions/words/sense'

/** What a wish can be about. */
const targets: Category[] = ['section', 'part', 'fact', 'thing']

export function isNoun(piece: Piece): boolean {
  return targets.some((is) => senseOf(piece, is))
}
