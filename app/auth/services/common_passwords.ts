import { PASSWORD_LENGTH } from '#contract/limits'

/** Read with the first new password: most starts see none. */
let list: Promise<Set<string>> | undefined

/**
 * Whether a password is among the first that a guesser tries: one of the 18,000 commonest that are
 * long enough, whatever its capitals, or the same few characters again and again.
 */
export async function isCommon(password: string): Promise<boolean> {
  const plain = password.trim().toLowerCase()
  if (new Set(plain).size < 3) return true
  const common = await (list ??= read())
  return common.has(plain)
}

async function read(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['passwords-common'] as string[]
  return new Set(words.filter((word) => word.length >= PASSWORD_LENGTH.min))
}
