import type { Change } from 'editor-engine'
import { onFirstUse } from '#designer/data/on_first_use'
import type { PageReading } from '#designer/renderer/reading/page_reading'
import { trimmed } from '#designer/renderer/reading/source_changes'

const jsonc = onFirstUse<typeof import('jsonc-parser')>('jsonc-parser')

type Fields = Record<string, unknown>

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

function blockIn({ page }: PageReading) {
  for (const element of page.elements()) {
    const type = element.tag === 'script' && element.attribute('type')?.value
    if (type !== 'application/ld+json' || !element.content) continue
    const { from, to } = element.content
    const text = page.slice(from, to)
    const fields = parsed(text)
    if (typeof fields?.name === 'string') return { fields, text, from }
  }
  return undefined
}

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined
  } catch {
    return undefined
  }
}
