import type { Change } from 'editor-engine'
import {
  dataBlocks,
  isRecord,
  setStructured,
  type Fields,
} from '#designer/live_page/reading/json_ld_edit'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { trimmed } from '#designer/live_page/reading/source_changes'
import { isSame } from '#designer/sheet/values'

/**
 * The changes to the structured data of a page: what is as the old print has it becomes the new
 * one's, and a description that is that of the head follows it.
 */
export function structuredChanges(
  reading: PageReading,
  [was, is]: [Fields, Fields],
  [before, now]: (string | undefined)[]
): Change[] {
  return dataBlocks(reading).flatMap(({ fields, from, text }) => {
    const after = carried(fields, was, is) as Fields
    if (now !== undefined && fields.description === before) after.description = now
    // What is not written as we write it cannot be written again without changing anything else.
    if (text !== written(fields))
      return changedPaths(fields, after).flatMap(([path, value]) =>
        setStructured(reading, path, value)
      )
    const whole = { from, to: from + text.length, insert: written(after) }
    return text === whole.insert ? [] : [trimmed(reading.html, whole)]
  })
}

/** The values of the page with those that have changed from `was` to `is`, key by key. */
function carried(page: unknown, was: unknown, is: unknown): unknown {
  if (isSame(was, is)) return page
  if (isSame(page, was)) return is
  if (!isRecord(page) || !isRecord(was) || !isRecord(is)) return page
  const keys = [...new Set([...Object.keys(page), ...Object.keys(is)])]
  const values = keys.map((key) => [key, carried(page[key], was[key], is[key])] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function changedPaths(fields: Fields, after: Fields): [path: string[], value: unknown][] {
  return Object.entries(after).flatMap(([key, value]) => {
    const old = fields[key]
    if (isSame(old, value)) return []
    if (!isRecord(old) || !isRecord(value)) return [[[key], value]]
    const inner = changedPaths(old, value)
    return inner.map(([path, one]): [string[], unknown] => [[key, ...path], one])
  })
}

function written(fields: Fields): string {
  return JSON.stringify(fields).replaceAll('<', '\\u003c')
}

export function descriptionOf({ page }: PageReading): string | undefined {
  return [...page.elements()].find(
    ({ tag, attributes }) => tag === 'meta' && attributes.name === 'description'
  )?.attributes.content
}
