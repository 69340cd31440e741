import { PASSWORD_LENGTH } from '#contract/limits'

/** Loaded with the first new password, because most processes never need it. */
let list: Promise<Set<string>> | undefined

/**
 * Whether a password is one that a guesser tries first: one of the 18,000 most common ones that are
 * long enough, in any case, or a repetition of a few characters.
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
