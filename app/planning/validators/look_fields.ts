import vine from '@vinejs/vine'
import { bodyFonts, headingFonts } from 'site-designer/fonts'
import { CORNER_RADIUS, themes } from '#contract/design_request'

/** A slider's value may come as text; nothing else that is no number is taken for one. */
function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}

/** What a person may set of a page's look; what is missing stays as it is. */
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
