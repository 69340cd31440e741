import type { MessagesProviderContact } from '@vinejs/vine/types'

/**
 * One sentence for all errors of a field (`prompt`); a rule of it can have its own sentence
 * (`prompt.maxLength`).
 */
export function validationMessages(messages: Record<string, string>): MessagesProviderContact {
  return {
    getMessage(rawMessage, rule, field) {
      const [name] = field.getFieldPath().split('.')
      return messages[`${name}.${rule}`] ?? messages[name] ?? rawMessage
    },
  }
}
