import { emptyValue } from '#tests/fakes/model_server/empty_value'
import type { Purpose } from '#tests/fakes/model_server/purposes/purpose'

/** Reading a prompt: it finds nothing, so that what the rules have read is what counts. */
export const sheet: Purpose = {
  field: 'who',
  answer: (_, schema) => emptyValue(schema),
}
