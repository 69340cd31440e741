import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import {
  entryOf,
  fieldOf,
  fieldPaths,
  textFields,
  valueFields,
  type Field,
} from '#designer/sheet/fields'
import { sheetMessages } from '#designer/sheet/schema/messages'
import { fieldSchemas, placeSchemas } from '#designer/sheet/schema/paths'
import { line, prose } from '#designer/sheet/schema/texts'
import { nested, stretch, valueSchema, type Bounds } from '#designer/sheet/schema/values'
import { sources, suggestionReasons, weekdays } from '#designer/sheet/sheet'
import { sectionKinds } from '#designer/site/kinds'

/** As much as a prompt can hold: a reader takes what was said, however long. */
const LONGEST = 20_000
const MOST = 500

const bounds: Bounds = { object: vine.object, length: () => LONGEST }
const bare = (field: Field) => valueSchema(field, bounds)

function value(schema: SchemaTypes) {
  return vine.object({ value: schema, source: vine.enum(sources), from: stretch().optional() })
}

function held(field: Field): SchemaTypes {
  if (field.most !== undefined) return vine.array(value(bare(field))).maxLength(MOST)
  return field.isRequired ? value(bare(field)) : value(bare(field)).optional()
}

const group = vine.object({ name: line(LONGEST).optional(), items: held(fieldOf('offers')) })
const place = vine.object(nested(placeSchemas(held), vine.object))

const look = vine.object({
  heading_font: line(100).optional(),
  body_font: line(100).optional(),
  corner_radius: vine.number({ strict: true }).range([0, 20]).optional(),
})

const week = vine.object(
  Object.fromEntries(weekdays.map((day) => [day, bare(fieldOf('where.opening_hours')).optional()]))
)

const suggestionBase = { id: line(60), from: stretch(), why: vine.enum(suggestionReasons) }
const placeNumber = () => vine.number({ strict: true }).withoutDecimals().min(0).optional()

function suggested(field: string, schema: SchemaTypes) {
  return vine.union.if(
    (suggestion: Record<string, unknown>) => suggestion.field === field,
    vine.object({
      ...suggestionBase,
      field: vine.literal(field),
      value: schema,
      place: placeNumber(),
    })
  )
}

const suggestion = vine.union([
  ...valueFields
    .filter((path) => entryOf(fieldOf(path)))
    .map((path) => suggested(path, bare(fieldOf(path)))),
  suggested('where.opening_hours', week),
  vine.union.else(
    vine.object({
      ...suggestionBase,
      field: vine.enum(textFields),
      value: line(LONGEST),
      place: placeNumber(),
    })
  ),
])

const coverage = vine.object({
  from: stretch(),
  as: vine.enum(['field', 'wish', 'talk', 'refusal', 'unplaced', 'dropped'] as const),
  field: vine.enum(fieldPaths).optional(),
})

/**
 * A whole sheet, as it is stored and as a model answers it. Fields that a sheet does not have are
 * left out, because a model may add some; what a sheet has must be what it should be.
 */
export const sheetSchema = vine.create(
  nested(
    [
      ['schema', vine.literal(1)],
      ...fieldSchemas(held),
      ['where', vine.array(place).maxLength(MOST)],
      ['offers', vine.array(group).maxLength(MOST)],
      ['own_words.unplaced', vine.array(value(prose(LONGEST))).maxLength(MOST)],
      ['wishes.section_order', vine.array(vine.enum(sectionKinds)).maxLength(MOST).optional()],
      ['wishes.look', look],
      ['suggestions', vine.array(suggestion).maxLength(MOST)],
      ['coverage', vine.array(coverage).maxLength(LONGEST)],
      ['edited', vine.array(vine.enum(fieldPaths)).maxLength(fieldPaths.length)],
    ],
    vine.object
  )
)
sheetSchema.messagesProvider = sheetMessages
