import vine from '@vinejs/vine'
import { PASSWORD_LENGTH } from '#contract/limits'
import { isCommon } from '#auth/services/common_passwords'
import { normalPassword } from '#auth/services/passwords'

export const EMAIL_LENGTH = 254
const NAME_LENGTH = 100
const TOKEN_LENGTH = 100

/** No line breaks, no other control characters, and no unpaired surrogates. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u

// `required` accepts an empty text, so a length rule is needed too.

/** The address in the form in which accounts are found: trimmed and in lower case. */
export function addressField() {
  return vine.string().trim().toLowerCase().minLength(1).maxLength(EMAIL_LENGTH).regex(ONE_LINE)
}

export function nameField() {
  return vine.string().trim().minLength(1).maxLength(NAME_LENGTH).regex(ONE_LINE)
}

const notCommon = vine.createRule(
  async (value, _, field) => {
    if (typeof value !== 'string' || !field.isValid || !(await isCommon(value))) return
    field.report('The {{ field }} is too common', 'notCommon', field)
  },
  { isAsync: true }
)

/** A new password, in the form that is hashed: its rules must not judge another text. */
export function newPasswordField() {
  return vine
    .string()
    .parse((value) => (typeof value === 'string' ? normalPassword(value) : value))
    .notIn([''])
    .minLength(PASSWORD_LENGTH.min)
    .maxLength(PASSWORD_LENGTH.max)
    .use(notCommon())
}

export function tokenField() {
  return vine.string().minLength(1).maxLength(TOKEN_LENGTH)
}

/** The messages for `name` and `surname` in all forms. */
export const nameSentences = {
  'name': 'Name is required',
  'name.string': 'Name must be text',
  'name.regex': 'Name must be a single line',
  'name.maxLength': `Name must be at most ${NAME_LENGTH} characters`,
  'surname': 'Surname is required',
  'surname.string': 'Surname must be text',
  'surname.regex': 'Surname must be a single line',
  'surname.maxLength': `Surname must be at most ${NAME_LENGTH} characters`,
}

/** The messages for a new password, under the field name of the form. */
export function newPasswordSentences(field: string, required: string) {
  return {
    [field]: required,
    [`${field}.string`]: 'Password must be text',
    [`${field}.minLength`]: `Password must be at least ${PASSWORD_LENGTH.min} characters`,
    [`${field}.maxLength`]: `Password must be at most ${PASSWORD_LENGTH.max} characters`,
    [`${field}.notCommon`]: 'Password is too common. Please choose another one.',
  }
}
