type Width = 'long' | 'short'

/** Monday to Sunday, as the language writes them within a sentence; short ones without a full stop. */
export function dayNames(language: string, width: Width = 'long'): string[] {
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

/** January to December as they stand in a date: "5 Ocak", "5. Mai". */
export function monthNames(language: string, width: Width): string[] {
  const format = new Intl.DateTimeFormat(language, {
    month: width,
    day: 'numeric',
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2024, month, 15))
    return parts.find(({ type }) => type === 'month')!.value
  })
}
