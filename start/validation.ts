import vine from '@vinejs/vine'
import { FieldErrorReporter } from '#core/field_error_reporter'

// The contract's answer to a bad form: { field: [messages] }.
vine.errorReporter = () => new FieldErrorReporter()
// Field by field, each with its first message only: a form shows one line under a field.
vine.convertEmptyStringsToNull = false
