import vine from '@vinejs/vine'
import { VISIT_RANGES } from '#contract/api/visits'
import { validationMessages } from '#core/validation_messages'

const DEFAULT = 30

export const visitRange = vine.create({
  days: vine
    .number()
    .in([...VISIT_RANGES])
    .parse((given) => given ?? DEFAULT),
})
visitRange.messagesProvider = validationMessages({
  days: `Days must be one of ${VISIT_RANGES.join(', ')}`,
})
