import type { Change } from 'editor-engine'
import type { PageReading } from '#designer/renderer/reading/page_reading'
import { trimmed } from '#designer/renderer/reading/source_changes'

type Fields = Record<string, unknown>

interface Block {
  fields: Fields
  text: string
  from: number
}

/** What the page says of the business in structured data; {} where it says nothing readable. */
export function structuredData(reading: PageReading): Fields {
  return blockIn(reading)?.fields ?? {}
}

/** Gives a field of the structured data another value, or a place behind the name. */
export function setStructured(reading: PageReading, path: string[], value: unknown): Change[] {
  const block = blockIn(reading)
  if (!block) return []
  const written = JSON.stringify(value).replaceAll('<', '\\u003c')
  const at = valueAt(block.text, path)
  if (at) {
    const change = { from: block.from + at.from, to: block.from + at.to, insert: written }
    return [trimmed(reading.html, change)]
  }
  const beside = valueAt(block.text, ['name'])
  const [key] = path
  if (!beside) return []
  const nested = path
    .slice(1)
    .reduceRight(
      (inner, name) => `{"@type":"PostalAddress",${JSON.stringify(name)}:${inner}}`,
      written
    )
  const to = block.from + beside.to
  return [{ from: to, to, insert: `,${JSON.stringify(key)}:${nested}` }]
}

function blockIn(reading: PageReading): Block | undefined {
  for (const element of reading.page.elements()) {
    const type = element.tag === 'script' && element.attribute('type')?.value
    if (type !== 'application/ld+json' || !element.content) continue
    const text = reading.page.slice(element.content.from, element.content.to)
    const fields = parsed(text)
    if (fields && typeof fields.name === 'string')
      return { fields, text, from: element.content.from }
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

/** Where the value of a key stands in valid JSON, looked for at its own depth. */
function valueAt(text: string, [key, ...rest]: string[]): { from: number; to: number } | undefined {
  let depth = 0
  const signs = /"(?:[^"\\]|\\.)*"|[{}[\]]/g
  for (let match; (match = signs.exec(text));) {
    const [sign] = match
    if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    else if (depth === 1 && sign === JSON.stringify(key)) {
      const colon = /^\s*:\s*/.exec(text.slice(signs.lastIndex))
      if (!colon) continue
      const from = signs.lastIndex + colon[0].length
      const to = endOfValue(text, from)
      if (rest.length === 0) return { from, to }
      const inner = valueAt(text.slice(from, to), rest)
      return inner && { from: from + inner.from, to: from + inner.to }
    }
  }
  return undefined
}

function endOfValue(text: string, from: number): number {
  let depth = 0
  const signs = /"(?:[^"\\]|\\.)*"|[{}[\],]/g
  signs.lastIndex = from
  for (let match; (match = signs.exec(text));) {
    const [sign] = match
    if (depth === 0 && (sign === ',' || sign === '}' || sign === ']')) {
      return from + text.slice(from, match.index).trimEnd().length
    }
    if (sign === '{' || sign === '[') depth++
    if (sign === '}' || sign === ']') depth--
    if (depth === 0) return match.index + sign.length
  }
  return text.length
}
