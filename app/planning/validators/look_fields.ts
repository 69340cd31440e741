import vine from '@vinejs/vine'
import { bodyFonts, headingFonts } from 'site-designer/fonts'
import { CORNER_RADIUS, themes } from '#contract/design_request'

/** A slider's value may be sent as text; any other text is not accepted as a number. */
function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}

/** The settings of a page's look; omitted ones stay unchanged. */
export const lookFields = {
  primary_color: vine
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  theme: vine.enum(themes).optional(),
  heading_font: vine.enum(headingFonts).optional(),
  body_font: vine.enum(bodyFonts).optional(),
  corner_radius: vine
    .number({ strict: true })
    .parse(wholeNumber)
    .withoutDecimals()
    .range([CORNER_RADIUS.min, CORNER_RADIUS.max])
    .optional(),
}
