import vine from '@vinejs/vine'

export const EMAIL_LENGTH = 254
export const NAME_LENGTH = 100
const TOKEN_LENGTH = 100

// Half a character is none either, and the check of addresses cannot bear it.
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u

// An empty text is a text, so "required" needs the length rule too.

/** The address as accounts are found by it: trimmed and in lower case. */
export function addressField() {
  return vine.string().trim().toLowerCase().minLength(1).maxLength(EMAIL_LENGTH).regex(ONE_LINE)
}

export function nameField() {
  return vine.string().trim().minLength(1).maxLength(NAME_LENGTH).regex(ONE_LINE)
}

export function tokenField() {
  return vine.string().minLength(1).maxLength(TOKEN_LENGTH)
}
