import type { Clause } from '#designer/instructions/instruction'
import { oneOfLooks } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { has } from '#designer/instructions/words/piece'
import { neutralKind } from '#designer/kinds/all'
import { tradeById } from '#designer/trades/all'

/** Three colours to choose from: the trade's own first. */
export function fittingColors(stretch: Stretch, not?: string): Clause[] {
  const { color } = tradeById(stretch.context.trade ?? neutralKind).palettes[0]
  const fitting = [color.toLowerCase(), '#1d3557', '#1f4d3a', '#b5532f', '#6d1a2d'].filter(
    (one, at, list) => one !== not && list.indexOf(one) === at
  )
  return oneOfLooks(stretch, ...fitting.slice(0, 3).map((primary_color) => ({ primary_color })))
}

/** Three fonts to choose from: the trade's own first. */
export function fittingFonts(stretch: Stretch): Clause[] {
  const { heading } = tradeById(stretch.context.trade ?? neutralKind).palettes[0]
  const reading = has(stretch.pieces, 'thing', 'reading')
  const names = reading
    ? ['Inter', 'Lora', 'Source Sans Pro']
    : [...new Set([heading, 'Playfair Display', 'Manrope', 'Lora'])].slice(0, 3)
  return oneOfLooks(
    stretch,
    ...names.map((name) => (reading ? { body_font: name } : { heading_font: name }))
  )
}
