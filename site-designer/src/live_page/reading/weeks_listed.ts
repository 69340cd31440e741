import { copyIn } from '#designer/copy/copy_in'
import { timeFrom } from '#designer/fill/clock'
import { printer } from '#designer/fill/printer'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { daysIn } from '#designer/reader/hours/typed_hours'
import { emptySheet, type DayHours, type OpeningHours, type Value } from '#designer/sheet/sheet'

/** The weeks as the page lists them; undefined for one that is not written as we write weeks. */
export function weeksListed(reading: PageReading): (OpeningHours | undefined)[] {
  return weeksOn(reading).map((week) => weekListed(reading, week))
}

export function weekListed(reading: PageReading, week: PageElement): OpeningHours | undefined {
  const hours = weekIn(reading, week)
  const shown = rowsOf(week).map(([label, value]) => `${label} ${value}`)
  const isPrinted =
    hours &&
    printer
      .hours(hours, emptySheet(said(reading.language)))
      .weeks.some(
        (rows) =>
          rows.map(({ label, value }) => `${label} ${String(value)}`).join('\n') ===
          shown.join('\n')
      )
  return isPrinted ? hours : undefined
}

function weeksOn(reading: PageReading): PageElement[] {
  return reading.elements(
    ({ tag, attributes }) => tag === 'dl' && /(?:^|\s)week(?:\s|$)/.test(attributes.class ?? '')
  )
}

function rowsOf(week: PageElement): [string, string][] {
  return [...week.children()].flatMap((row): [string, string][] => {
    const [label, value] = [...row.children()].map(wordsOf)
    return label !== undefined && value !== undefined ? [[label, value]] : []
  })
}

function weekIn({ language }: PageReading, week: PageElement): OpeningHours | undefined {
  const hours: OpeningHours = { notes: [] }
  for (const [label, value] of rowsOf(week)) {
    const days = daysIn(label.replace(' – ', '–'), language)
    if (!days) return undefined
    for (const day of days) hours[day] = said(dayIn(value, copyIn(language).closed))
  }
  return hours
}

function dayIn(value: string, closed: string): DayHours {
  if (value === closed) return { spans: [] }
  const parts = value.split(', ')
  const spans = parts.map((part) => {
    const [opens, closes] = part.split(/ ?– ?/).map(timeFrom)
    return opens && closes ? { opens, closes } : undefined
  })
  return spans.every((span) => span !== undefined) ? { spans } : { spans: [], text: value }
}

function said<T>(value: T): Value<T> {
  return { value, source: 'said' }
}
