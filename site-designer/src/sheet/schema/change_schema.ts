import vine from '@vinejs/vine'
import type { FieldContext, SchemaTypes } from '@vinejs/vine/types'
import { fieldOf, textFields, type Field } from '#designer/sheet/fields'
import { exact } from '#designer/sheet/schema/exact'
import { sheetMessages } from '#designer/sheet/schema/messages'
import { fieldSchemas, placeSchemas } from '#designer/sheet/schema/paths'
import { line, withoutEmpty } from '#designer/sheet/schema/texts'
import {
  nested,
  stretch,
  valueSchema,
  type Bounds,
  type Fields,
} from '#designer/sheet/schema/values'

const MOST_ITEMS = 200
const MOST_PLACES = 10
const MOST_GROUPS = 50

const bounds: Bounds = { object: exact, length: (usual) => usual }
const optional = (fields: Fields) => exact(fields).optional()

function list(field: Field) {
  return vine.array(valueSchema(field, bounds)).parse(withoutEmpty).maxLength(field.most!)
}

/** Only the fields that change are there; `null` empties one. */
function changed(field: Field): SchemaTypes {
  if (field.most !== undefined) return list(field).optional()
  if (field.isRequired) return valueSchema(field, bounds).optional()
  return valueSchema(field, bounds, { isEmptiable: true }).nullable().optional()
}

/** A place is sent whole: what is not there is empty. */
function ofPlace(field: Field): SchemaTypes {
  return (field.most === undefined ? valueSchema(field, bounds) : list(field)).optional()
}

const fewItems = vine.createRule((value, most: number, field: FieldContext) => {
  const groups: unknown[] = Array.isArray(value) ? value : []
  const count = groups.reduce<number>((sum, group) => sum + itemsOf(group), 0)
  if (count > most) field.report('There are too many items', 'items', field, { max: most })
})

function itemsOf(group: unknown): number {
  const items = (group as { items?: unknown } | null)?.items
  return Array.isArray(items) ? items.length : 0
}

const group = exact({ name: line(120).optional(), items: list(fieldOf('offers')) })
const ids = () => vine.array(line(60)).maxLength(200).optional()

/** What one tap can make of an unplaced sentence. */
const destinations = [...textFields, 'offers', 'people', 'dates', 'works', 'drop'] as const
const placing = exact({ from: stretch(), to: vine.enum(destinations) })

const place = exact(nested(placeSchemas(ofPlace), optional))

/** What the API takes as a change of a sheet. */
export const sheetChangeSchema = vine.create(
  exact(
    nested(
      [
        ...fieldSchemas(changed, ({ isOfFeedback }) => !isOfFeedback),
        ['where', vine.array(place).maxLength(MOST_PLACES).optional()],
        ['offers', vine.array(group).maxLength(MOST_GROUPS).use(fewItems(MOST_ITEMS)).optional()],
        ['suggestions.take', ids()],
        ['suggestions.drop', ids()],
        ['unplaced', vine.array(placing).maxLength(200).optional()],
      ],
      optional
    )
  )
)
sheetChangeSchema.messagesProvider = sheetMessages
