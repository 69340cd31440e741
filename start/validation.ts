import vine from '@vinejs/vine'
import { FieldErrorReporter } from '#core/field_error_reporter'

// The contract's answer to a bad form: { field: [messages] }, each field with its first message.
vine.errorReporter = () => new FieldErrorReporter()
// An empty text is a text: what a field may be is said by its own rules.
vine.convertEmptyStringsToNull = false
