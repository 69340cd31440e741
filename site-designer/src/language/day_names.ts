import { oncePerKey } from '#designer/data/once_per_key'

type Width = 'long' | 'short'

/** Monday to Sunday, as the language writes them within a sentence; short ones without a full stop. */
export function dayNames(language: string, width: Width = 'long'): string[] {
  return [...namesOf[width](language)]
}

/** `Intl` takes long to make a format. */
const namesOf = {
  long: oncePerKey((language: string) => weekdayNames(language, 'long')),
  short: oncePerKey((language: string) => weekdayNames(language, 'short')),
}

function weekdayNames(language: string, width: Width): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
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
