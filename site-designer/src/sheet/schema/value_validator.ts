import vine from '@vinejs/vine'
import { oncePerKey } from '#designer/data/once_per_key'
import { allKinds } from '#designer/kinds/all'
import type { Field } from '#designer/sheet/fields'
import { valueSchema, type LengthOf } from '#designer/sheet/schema/values'

/** Returns a function that normalises a value for its field, or returns undefined if it is invalid. */
export function valueValidator(length: LengthOf) {
  const schemaOf = oncePerKey((field: Field) => vine.create({ value: valueSchema(field, length) }))
  return async (field: Field, value: unknown): Promise<{ value: unknown } | undefined> => {
    const [error, is] = await schemaOf(field).tryValidate({ value })
    if (error || (field.of === 'kind' && !allKinds().some(({ id }) => id === is.value)))
      return undefined
    return { value: is.value }
  }
}
