import vine from '@vinejs/vine'
import { FieldErrorReporter } from '#core/field_error_reporter'

// The contract's answer to an invalid form: { field: [messages] }, each field with its first message.
vine.errorReporter = () => new FieldErrorReporter()
// An empty text stays an empty text: the rules of each field decide about it.
vine.convertEmptyStringsToNull = false
