import type { Language } from '#designer/text/language'

/** Monday to Sunday, as the language writes them within a sentence; short ones without a full stop. */
export function dayNames(language: Language, width: 'long' | 'short' = 'long'): string[] {
  const key = `${language} ${width}`
  const names =
    known.get(key) ??
    namesBy(new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }))
  known.set(key, names)
  return [...names]
}

/** `Intl` takes long to make a format. */
const known = new Map<string, readonly string[]>()

function namesBy(format: Intl.DateTimeFormat): string[] {
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) =>
    format.format(Date.UTC(2024, 0, 1 + day)).replace(/\.$/, '')
  )
}
