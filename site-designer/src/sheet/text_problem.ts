import { entryOf, fieldOf, type ValueField } from '#designer/sheet/fields'

/** What a text must look like, with an example of it. */
const SHAPES: Partial<Record<ValueField, { shape: RegExp; example: string }>> = {
  'contact.telephones': {
    shape: /^(?=(?:\D*\d){3})\+?[\d\s()./–-]{3,30}$/,
    example: '0113 496 0000',
  },
  'contact.emails': {
    shape: /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/,
    example: 'shop@example.com',
  },
  'where.locality': { shape: /^[^\d:!?]{2,60}$/u, example: 'Leeds' },
  'who.founding_year': { shape: /^\d{4}$/, example: '1987' },
}

/**
 * An example of what a field, or a part of its entries, can hold, where this text is none; undefined
 * where it is. Only an optional part can be empty.
 */
export function textProblem(path: ValueField, text: string, part?: string): string | undefined {
  const field = fieldOf(path)
  const of = part === undefined ? field : entryOf(field)?.texts[part]
  if (text === '') return part === undefined || of?.isRequired ? '…' : undefined
  if (text.length > (of?.longest ?? Infinity)) return '…'
  const known = part === undefined ? SHAPES[path] : undefined
  return known && !known.shape.test(text) ? known.example : undefined
}
