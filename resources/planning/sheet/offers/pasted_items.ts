import type { Item } from 'site-designer/sheet'

export interface PastedGroup {
  name?: string
  items: Item[]
}

interface Line extends Item {
  text: string
  /** There is no empty line above it. */
  follows: boolean
}

/**
 * Reads a pasted list, one item a line: columns of a spreadsheet, "name – price", "name: price", or the
 * price at the end. A line without a price above others, or a line that ends with a colon, is the heading
 * of a group.
 */
export function pastedItems(text: string): PastedGroup[] {
  const lines = linesOf(text)
  const groups: PastedGroup[] = []
  for (const [index, line] of lines.entries()) {
    const heading = headingOf(line, lines[index + 1])
    if (heading !== undefined) groups.push({ name: heading, items: [] })
    else {
      if (groups.length === 0) groups.push({ items: [] })
      const { name, description, price } = line
      groups
        .at(-1)!
        .items.push({ name, ...(description && { description }), ...(price && { price }) })
    }
  }
  return groups.filter(({ items }) => items.length > 0)
}

/** Whether a text pasted into one field is a list. */
export function isList(text: string): boolean {
  return text.includes('\t') || text.trim().includes('\n')
}

function linesOf(text: string): Line[] {
  const rows = text.split(/\r?\n/)
  const filled = rows.filter((row) => row.trim())
  const parts = filled.length === 1 ? onOneLine(filled[0]!) : rows
  const numbered = filled.length > 1 && filled.every((row) => /\d\s*$/.test(row))
  let follows = false
  return parts.flatMap((row) => {
    const plain = row.replace(BULLET, '').trim()
    const line = plain ? [{ ...itemIn(plain, numbered), text: plain, follows }] : []
    follows = plain !== ''
    return line
  })
}

/** "Espresso 2.50, latte 3.20" is a list only if every part has a price. */
function onOneLine(row: string): string[] {
  const parts = row.split(/[,;]\s+/)
  const priced = parts.every((part) => itemIn(part.trim(), false).price)
  return parts.length > 1 && priced ? parts : [row]
}

function headingOf(line: Line, next: Line | undefined): string | undefined {
  if (line.price || line.description) return undefined
  if (line.text.endsWith(':')) return line.text.slice(0, -1).trim()
  if (line.text.startsWith('#')) return line.text.replace(/^#+\s*/, '')
  return !line.follows && next?.follows && next.price ? line.text : undefined
}

function itemIn(line: string, numbered: boolean): Item {
  const columns = line.split('\t').map((cell) => cell.trim())
  if (columns.length > 1) return fromParts(columns.filter(Boolean), true)
  const parts = line.split(SEPARATOR).map((part) => part.trim())
  const split = fromParts(parts.filter(Boolean), true)
  if (parts.length > 1 && split.price) return split
  return priceAtEnd(line, numbered) ?? (parts.length > 1 ? split : { name: line })
}

/** The name first, the price last if it looks like one, the description between. */
function fromParts(parts: string[], bare: boolean): Item {
  const [name = '', ...rest] = parts
  const last = rest.at(-1)
  if (last === undefined) return priceAtEnd(name, false) ?? { name }
  const isPrice = PRICE.test(last) || (bare && BARE.test(last))
  const inner = isPrice ? rest.slice(0, -1) : rest
  const description = inner.join(' – ')
  return {
    name,
    ...(description && { description }),
    ...(isPrice && { price: last }),
  }
}

function priceAtEnd(line: string, numbered: boolean): Item | undefined {
  const words = line.split(/\s+/)
  // The longest end of the line that is a price: "from £89 per night" before "£89 per night".
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const price = words.slice(-count).join(' ')
    if (!PRICE.test(price) && !(count === 1 && bareEnd(price, numbered))) continue
    return {
      name: words
        .slice(0, -count)
        .join(' ')
        .replace(/[.…:,–—-]+$/, '')
        .trim(),
      price,
    }
  }
  return undefined
}

function bareEnd(word: string, numbered: boolean): boolean {
  return /^\d+[.,]\d\d$/.test(word) || (numbered && BARE.test(word))
}

const MOST_WORDS = 6
const BULLET = /^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+/
/** A dash or colon with spaces, or a row of dots before a price. */
const SEPARATOR = /\s+[–—-]\s+|:\s+|\s*\.{3,}\s*|\s*…+\s*|\s+\|\s+/
const AMOUNT = String.raw`\d[\d.,']*`
const SIGN = String.raw`(?:€|£|\$|₺|¥|EUR|GBP|USD|CHF|TRY|TL|kr|zł)`
const LEAD = String.raw`(?:(?:from|ab|von|desde|da|vanaf|à partir de|about|ca\.?|c\.)\s+)?`
const TAIL = String.raw`(?:(?:\s*/\s*|\s+(?:per|pro|je|par|por|al|a|each|p\.?p\.?|pp)\b)[^\d]*)?`
const RANGE = String.raw`(?:\s?[–-]\s?${SIGN}?\s?${AMOUNT})?`
const PRICE = new RegExp(
  `^${LEAD}(?:${SIGN}\\s?${AMOUNT}${RANGE}|${AMOUNT}${RANGE}\\s?${SIGN})${TAIL}$|^(?:free|gratis|kostenlos|gratuit|ücretsiz)$`,
  'i'
)
const BARE = /^\d[\d.,]*$/
