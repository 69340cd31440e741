import type { SchemaTypes } from '@vinejs/vine/types'
import { placeFields } from '#designer/sheet/cells'
import { fieldOf, valueFields, type Field, type ValueField } from '#designer/sheet/fields'
import { weekdays } from '#designer/sheet/sheet'

type PathSchema = readonly [path: string, schema: SchemaTypes]

const isOfPlace = (path: ValueField) => placeFields.includes(path)

/** The schemas of the fields of a sheet by their paths, but for places and offers. */
export function fieldSchemas(
  schemaOf: (field: Field) => SchemaTypes,
  isWanted: (field: Field) => boolean = () => true
): PathSchema[] {
  return valueFields
    .filter((path) => !isOfPlace(path) && path !== 'offers' && isWanted(fieldOf(path)))
    .map((path) => [path, schemaOf(fieldOf(path))])
}

/** Those of one place by their paths within it, each day of a week by itself. */
export function placeSchemas(schemaOf: (field: Field) => SchemaTypes): PathSchema[] {
  return placeFields.flatMap((path) => {
    const name = path.slice('where.'.length)
    const field = fieldOf(path)
    const keys = field.of === 'day' ? weekdays.map((day) => `${name}.${day}`) : [name]
    return keys.map((key): PathSchema => [key, schemaOf(field)])
  })
}
