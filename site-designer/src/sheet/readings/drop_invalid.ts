import vine from '@vinejs/vine'
import { allKinds } from '#designer/kinds/all'
import { cellsOf, heldIn, hold } from '#designer/sheet/cells'
import type { Field } from '#designer/sheet/fields'
import { valueSchema } from '#designer/sheet/schema/values'
import type { Sheet, Value } from '#designer/sheet/sheet'

/** As much as a prompt can hold: a reader takes what was said, however long. */
const bounds = { object: vine.object, length: () => 20_000 }

const validators = new Map<Field, ReturnType<typeof validatorFor>>()

function validatorFor(field: Field) {
  return vine.create({ value: valueSchema(field, bounds) })
}

/**
 * Takes the values off a sheet that it cannot hold: a mail address that is none, a link to a script,
 * a kind that does not exist.
 */
export async function dropInvalid(sheet: Sheet): Promise<void> {
  for (const cell of cellsOf(sheet)) {
    const values = await Promise.all(heldIn(cell).map((value) => valid(cell.field, value)))
    hold(cell, values.flat())
  }
}

async function valid(field: Field, value: Value<unknown>): Promise<Value<unknown>[]> {
  const validator = validators.get(field) ?? validatorFor(field)
  validators.set(field, validator)
  const [error, is] = await validator.tryValidate({ value: value.value })
  if (error || (field.of === 'kind' && !allKinds().some(({ id }) => id === is.value))) return []
  return [{ ...value, value: is.value }]
}
