import type { Change } from 'editor-engine'
import { setStructured } from '#designer/renderer/reading/json_ld_edit'
import type { PageReading } from '#designer/renderer/reading/page_reading'
import { trimmed } from '#designer/renderer/reading/source_changes'
import { isSame } from '#designer/sheet/values'

type Fields = Record<string, unknown>

/**
 * The changes to the structured data of a page: what is as the old print has it becomes the new
 * one's, and a description that is that of the head follows it.
 */
export function structuredChanges(
  reading: PageReading,
  [was, is]: [Fields, Fields],
  [before, now]: (string | undefined)[]
): Change[] {
  return dataOn(reading).flatMap(({ fields, from, text }) => {
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
  if (![page, was, is].every(isRecord)) return page
  const [on, old, now] = [page, was, is] as Fields[]
  const keys = [...new Set([...Object.keys(on), ...Object.keys(now)])]
  const values = keys.map((key) => [key, carried(on[key], old[key], now[key])] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function changedPaths(fields: Fields, after: Fields): [path: string[], value: unknown][] {
  return Object.entries(after).flatMap(([key, value]) => {
    const old = fields[key]
    if (isSame(old, value)) return []
    if (!isRecord(old) || !isRecord(value)) return [[[key], value]]
    const inner = changedPaths(old as Fields, value as Fields)
    return inner.map(([path, one]): [string[], unknown] => [[key, ...path], one])
  })
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function written(fields: Fields): string {
  return JSON.stringify(fields).replaceAll('<', '\\u003c')
}

function dataOn({ page }: PageReading) {
  return [...page.elements()].flatMap(({ tag, attributes, content }) => {
    if (tag !== 'script' || attributes.type !== 'application/ld+json' || !content) return []
    const source = page.slice(content.from, content.to)
    const text = source.trim()
    try {
      const fields: unknown = JSON.parse(text)
      const from = content.from + source.indexOf(text)
      return isRecord(fields) ? [{ fields: fields as Fields, text, from }] : []
    } catch {
      return []
    }
  })
}

export function descriptionOf({ page }: PageReading): string | undefined {
  return [...page.elements()].find(
    ({ tag, attributes }) => tag === 'meta' && attributes.name === 'description'
  )?.attributes.content
}
