import type { Change } from 'editor-engine'
import { onFirstUse } from '#designer/data/on_first_use'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { trimmed } from '#designer/live_page/reading/source_changes'

const jsonc = onFirstUse<typeof import('jsonc-parser')>('jsonc-parser')

export type Fields = Record<string, unknown>

/** What the page says of the business in structured data; {} where it says nothing readable. */
export function structuredData(reading: PageReading): Fields {
  return blockIn(reading)?.fields ?? {}
}

/** Gives a field of the structured data another value, or a place behind the name. */
export function setStructured(reading: PageReading, path: readonly string[], value: unknown) {
  const block = blockIn(reading)
  if (!block) return []
  const name = JSON.stringify(path[0])
  const edits = jsonc().modify(block.text, [...path], value, {
    getInsertionIndex: (names) => names.indexOf('name') + 1,
  })
  return edits.map(({ offset, length, content }): Change => {
    const from = block.from + offset
    // Written without a space, as the rest is; "<" would let a value close the script element.
    const insert = content.replace(`${name}: `, `${name}:`).replaceAll('<', '\\u003c')
    return trimmed(reading.html, { from, to: from + length, insert })
  })
}

function blockIn(reading: PageReading): DataBlock | undefined {
  return dataBlocks(reading).find(({ fields }) => typeof fields.name === 'string')
}

export interface DataBlock {
  fields: Fields
  /** As it is written, and where that begins on the page. */
  text: string
  from: number
}

/** The blocks of structured data that are one object each. */
export function dataBlocks({ page }: PageReading): DataBlock[] {
  return [...page.elements()].flatMap(({ tag, attributes, content }) => {
    if (tag !== 'script' || attributes.type !== 'application/ld+json' || !content) return []
    const source = page.slice(content.from, content.to)
    const text = source.trim()
    const fields = parsed(text)
    return fields ? [{ fields, text, from: content.from + source.indexOf(text) }] : []
  })
}

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
