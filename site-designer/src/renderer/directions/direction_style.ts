import type { DirectionId } from '#designer/site/kinds'

/** What makes one art direction: type roles, scale, rhythm, edges, and its own stylesheet. */
export interface DirectionStyle {
  id: DirectionId
  /** See `PaletteOptions`. */
  tint: number
  accentTurn: number
  hue: number
  headingWeight: number
  /** Headings in capitals. */
  caps: boolean
  tracking: string
  h1Leading: number
  /** Size of the title on a phone and on a desk, in rem. */
  h1: [number, number]
  base: number
  ratio: number
  /** How much rounder large surfaces are than the chosen corner. */
  roundness: number
  width: string
  /** Small, middle and large section padding. */
  pads: [number, number, number]
  heroPad: string
  /** Italics of the heading face, where this direction sets any. */
  italics: boolean
  css: string
}
