const WORD = 'DELETE'

export function confirmsDeletion(typed: string): boolean {
  return typed.trim() === WORD
}

/** While a person is still on the way to the word, nothing is wrong yet. */
export function mayBecomeConfirmation(typed: string): boolean {
  return WORD.startsWith(typed.trim())
}
