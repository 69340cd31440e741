import vine from '@vinejs/vine'
import type { FieldContext, SchemaTypes } from '@vinejs/vine/types'
import { placeFields } from '#designer/sheet/cells'
import { entryOf, fieldOf, textFields, valueFields, type Field } from '#designer/sheet/fields'
import type { StarterField } from '#designer/sheet/change'
import { exact } from '#designer/sheet/schema/exact'
import { sheetMessages } from '#designer/sheet/schema/messages'
import { nested, type Fields, type PathSchema } from '#designer/sheet/schema/nested'
import { stretch } from '#designer/sheet/schema/stretch'
import { line, withoutEmpty } from '#designer/sheet/schema/texts'
import { valueSchema, type LengthOf } from '#designer/sheet/schema/values'
import { weekdays } from '#designer/sheet/sheet'

const MOST_ITEMS = 200
const MOST_PLACES = 10
const MOST_GROUPS = 50

const asUsual: LengthOf = (usual) => usual
const optional = (fields: Fields) => exact(fields).optional()

function list(field: Field) {
  return vine.array(valueSchema(field, asUsual)).parse(withoutEmpty).maxLength(field.most!)
}

/** A field is sent only if it changes; `null` empties it. */
function changed(field: Field): SchemaTypes {
  if (field.most !== undefined) return list(field).optional()
  if (field.isRequired) return valueSchema(field, asUsual).optional()
  return valueSchema(field, asUsual, { isEmptiable: true }).nullable().optional()
}

/** A place is sent whole: a missing field is empty. */
function ofPlace(field: Field): SchemaTypes {
  return (field.most === undefined ? valueSchema(field, asUsual) : list(field)).optional()
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

/** Names of entries of a list. */
function texts(path: StarterField) {
  const field = fieldOf(path)
  const { main, texts: parts } = entryOf(field)!
  return vine.array(line(parts[main].longest)).maxLength(field.most!).optional()
}

const destinations = [...textFields, 'offers', 'people', 'dates', 'works', 'drop'] as const
const placing = exact({ from: stretch(), to: vine.enum(destinations) })

/** The fields of a place by their path inside it; each weekday is one field. */
const placeSchemas = placeFields.flatMap((path): PathSchema[] => {
  const name = path.slice('where.'.length)
  const field = fieldOf(path)
  const keys = field.of === 'day' ? weekdays.map((day) => `${name}.${day}`) : [name]
  return keys.map((key) => [key, ofPlace(field)])
})
const place = exact(nested(placeSchemas, optional))

/** All fields except those of places and offers. */
const fieldSchemas = valueFields
  .filter((path) => !placeFields.includes(path) && path !== 'offers')
  .filter((path) => !fieldOf(path).isOfFeedback)
  .map((path): PathSchema => [path, changed(fieldOf(path))])

/** The change of a sheet that the API accepts; see `SheetChange`. */
export const sheetChangeSchema = vine.create(
  exact(
    nested(
      [
        ...fieldSchemas,
        ['where', vine.array(place).maxLength(MOST_PLACES).optional()],
        ['offers', vine.array(group).maxLength(MOST_GROUPS).use(fewItems(MOST_ITEMS)).optional()],
        ['suggestions.take', ids()],
        ['suggestions.drop', ids()],
        ['suggestions.undo', ids()],
        ['keep.steps', texts('steps')],
        ['keep.questions', texts('questions')],
        ['unplaced', vine.array(placing).maxLength(200).optional()],
      ],
      optional
    )
  )
)
sheetChangeSchema.messagesProvider = sheetMessages
