import type { Sheet } from 'site-designer'

/** Where a value was read and how sure the reader is do not matter here. */
const LEFT_OUT = new Set(['schema', 'suggestions', 'coverage', 'edited', 'source', 'from'])

/** A line for each value of a sheet, `offers.items: name=Rye bread, price=£4`, and for each suggestion. */
export function sheetLines(sheet: Sheet): string[] {
  const suggested = sheet.suggestions.map(
    ({ field, value, why }) => `suggested (${why}): ${field}: ${inWords(value)}`
  )
  return [...valueLines(sheet, ''), ...suggested]
}

function valueLines(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`]
  if (Array.isArray(value)) return value.flatMap((one) => valueLines(one, path))
  if ('value' in value) return [`${path}: ${inWords(withoutOrigin(value))}`]
  return Object.entries(value)
    .filter(([key]) => !LEFT_OUT.has(key))
    .flatMap(([key, one]) => valueLines(one, path ? `${path}.${key}` : key))
}

/** A value, together with what else is known of it: what a telephone number is for. */
function withoutOrigin(entry: { value?: unknown }): unknown {
  const { value, ...others } = entry
  const known = Object.entries(others).filter(([key]) => !LEFT_OUT.has(key))
  return known.length > 0 ? { value, ...Object.fromEntries(known) } : value
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inWords).join('; ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, one]) => `${key}=${inWords(one)}`)
    .join(', ')
}
