import { emptyValue } from '#tests/fakes/model_server/empty_value'
import type { Purpose } from '#tests/fakes/model_server/purposes/purpose'

/** Reading a prompt: finds nothing, so that the reading of the rules is used. */
export const sheet: Purpose = {
  field: 'who',
  answer: (_, schema) => emptyValue(schema),
}
