import vine from '@vinejs/vine'
import { validationMessages } from '#core/validation_messages'

const LONGEST = { token: 4_096, nonce: 200, code: 8_192 }

/** The data that Google's button gives to the page. */
export function credentialField() {
  return vine.string().minLength(1).maxLength(LONGEST.token)
}

export const googleValidator = vine.create({
  token: credentialField(),
  nonce: vine.string().minLength(1).maxLength(LONGEST.nonce).optional(),
})

/** The data that a browser brings back from the redirect to Google. */
export function handoverFields() {
  return {
    code: vine.string().minLength(1).maxLength(LONGEST.code),
    verifier: vine.string().minLength(1).maxLength(LONGEST.nonce),
  }
}

export const googleHandoverValidator = vine.create(handoverFields())

googleHandoverValidator.messagesProvider = validationMessages({
  code: 'Code is not valid',
  verifier: 'Verifier is not valid',
})

googleValidator.messagesProvider = validationMessages({
  token: 'Google credential is required',
  nonce: 'Nonce is not valid',
})
