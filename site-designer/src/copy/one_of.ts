import type { Language } from '#designer/language/language'

/** `*iamo` is any longer word with this ending, `j’*` any with this beginning. */
export function isOneOf(list: string[], language: Language): (word: string) => boolean {
  const whole = new Set(list)
  const endings = list.filter((word) => word.startsWith('*')).map((word) => word.slice(1))
  const starts = list.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  return (typed) => {
    const word = typed.toLocaleLowerCase(language)
    return (
      whole.has(typed) ||
      whole.has(word) ||
      endings.some((ending) => word.length > ending.length && word.endsWith(ending)) ||
      starts.some((start) => word.startsWith(start))
    )
  }
}
