import { errors } from '@vinejs/vine'
import { sheetChangeSchema, type SheetChange } from 'site-designer'

/**
 * The body of a call that changes a sheet. One that changes nothing is refused, because it is a
 * mistake.
 */
export async function sheetChangeIn(body: unknown): Promise<SheetChange> {
  const isEmpty = typeof body !== 'object' || body === null || Object.keys(body).length === 0
  if (isEmpty || Array.isArray(body)) {
    throw new errors.E_VALIDATION_ERROR({ sheet: ['Please say what changes on the sheet'] })
  }
  return sheetChangeSchema.validate(body)
}
