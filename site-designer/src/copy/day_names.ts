import type { Language } from '#designer/text/language'

/** Monday to Sunday, as the language writes them within a sentence; short ones without a full stop. */
export function dayNames(language: Language, width: 'long' | 'short' = 'long'): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) =>
    format.format(Date.UTC(2024, 0, 1 + day)).replace(/\.$/, '')
  )
}
