import vine from '@vinejs/vine'
import { allKinds } from '#designer/kinds/all'
import type { Field } from '#designer/sheet/fields'
import { valueSchema, type LengthOf } from '#designer/sheet/schema/values'

/** Returns a function that normalises a value for its field, or returns undefined if it is invalid. */
export function valueValidator(length: LengthOf) {
  const schemaFor = (field: Field) => vine.create({ value: valueSchema(field, length) })
  const known = new Map<Field, ReturnType<typeof schemaFor>>()
  return async (field: Field, value: unknown): Promise<{ value: unknown } | undefined> => {
    const schema = known.get(field) ?? schemaFor(field)
    known.set(field, schema)
    const [error, is] = await schema.tryValidate({ value })
    if (error || (field.of === 'kind' && !allKinds().some(({ id }) => id === is.value)))
      return undefined
    return { value: is.value }
  }
}
