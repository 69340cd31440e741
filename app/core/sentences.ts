import type { MessagesProviderContact } from '@vinejs/vine/types'

/**
 * One sentence for whatever is wrong with a field (`prompt`); a rule of it may have one of its
 * own (`prompt.maxLength`).
 */
export function sentences(messages: Record<string, string>): MessagesProviderContact {
  return {
    getMessage(rawMessage, rule, field) {
      const [name] = field.getFieldPath().split('.')
      return messages[`${name}.${rule}`] ?? messages[name] ?? rawMessage
    },
  }
}
