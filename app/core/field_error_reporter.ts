import { errors } from '@vinejs/vine'
import type { ErrorReporterContract, FieldContext } from '@vinejs/vine/types'

/** Collects a form's errors as `{ field: [messages] }`, the shape that the contract defines. */
export class FieldErrorReporter implements ErrorReporterContract {
  hasErrors = false
  readonly fields: Record<string, string[]> = {}

  report(message: string, _rule: string, field: FieldContext) {
    this.hasErrors = true
    const name = field.getFieldPath()
    this.fields[name] = [...(this.fields[name] ?? []), message]
  }

  createError() {
    return new errors.E_VALIDATION_ERROR(this.fields)
  }
}
