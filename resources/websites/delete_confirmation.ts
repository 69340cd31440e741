const WORD = 'DELETE'

export function confirmsDeletion(typed: string): boolean {
  return typed.trim() === WORD
}

/** The beginning of the word is not an error while the person types. */
export function mayBecomeConfirmation(typed: string): boolean {
  return WORD.startsWith(typed.trim())
}
