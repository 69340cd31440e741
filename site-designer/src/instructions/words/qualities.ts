import { has, type Piece } from '#designer/instructions/words/piece'

/** How a page or a part of it can be. */
export const qualities = [
  'shade',
  'size',
  'tone',
  'mood',
  'color',
  'weight',
  'align',
  'corner',
  'layout',
  'surface',
  'font_class',
  'font',
  'length',
] as const

export function qualified(pieces: Piece[]): boolean {
  return qualities.some((is) => has(pieces, is))
}
