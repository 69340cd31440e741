import { readData } from '#designer/data/read_data'
import type { DirectionId } from '#designer/site/kinds'

/**
 * What makes one art direction, as a file of data/directions says it: type roles, scale, rhythm and
 * edges. Its own rules stand in data/css/directions.
 */
export interface DirectionStyle {
  /** See `PaletteOptions`. */
  tint: number
  paper?: 'warm'
  accentTurn: number
  hue: number
  headingWeight: number
  /** Headings in capitals. */
  caps: boolean
  tracking: string
  h1Leading: number
  /** Size of the title and of headings on a phone and on a desk, in rem. */
  h1: [number, number]
  h2: [number, number]
  base: number
  ratio: number
  /** How much rounder large surfaces are than the chosen corner. */
  roundness: number
  width: string
  /** Small, middle and large section padding on a desk, in rem. */
  pads: [number, number, number]
  heroPad: string
  /** Italics of the heading face, where this direction sets any. */
  italics: boolean
}

export function directionStyle(id: DirectionId): DirectionStyle {
  return readData<DirectionStyle>('directions').get(id)!
}
