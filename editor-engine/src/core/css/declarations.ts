import type { Change } from '../changes/change.ts'
import { skipPiece } from './tokens.ts'

/** One `property: value` as it is written. */
interface Declaration {
  /** In lower case, except custom properties. */
  readonly property: string
  readonly from: number
  /** After the value, before the semicolon. */
  readonly to: number
  readonly valueFrom: number
  /** Without `!important` and surrounding white space. */
  readonly valueTo: number
  readonly important: boolean
}

export interface Declarations {
  readonly list: readonly Declaration[]
  /** False if a string, comment or bracket is never closed, so that nothing can be appended. */
  readonly closed: boolean
}

/** The declarations in `css.slice(from, to)`: a style attribute, or the text between braces. */
export function parseDeclarations(css: string, from = 0, to = css.length): Declarations {
  const text = to === css.length ? css : css.slice(0, to)
  const list: Declaration[] = []
  let start = from
  let colon = -1
  let at = from
  for (;;) {
    const char = at < to ? text[at] : ';'
    if (char === ';') {
      const declaration = colon < 0 ? undefined : read(text, start, colon, at)
      if (declaration) list.push(declaration)
      if (at >= to) return { list, closed: true }
      start = ++at
      colon = -1
      continue
    }
    if (char === ':' && colon < 0) colon = at
    const next = skipPiece(text, at)
    if (next < 0) {
      const declaration = colon < 0 ? undefined : read(text, start, colon, to)
      if (declaration) list.push(declaration)
      return { list, closed: false }
    }
    at = next
  }
}

function read(css: string, start: number, colon: number, end: number): Declaration | undefined {
  const [before] = /^(?:\s|\/\*[^]*?\*\/)*/.exec(css.slice(start, colon))!
  const from = start + before.length
  const name = css.slice(from, colon).trim()
  if (!name || /\s/.test(name)) return undefined
  let valueFrom = colon + 1
  while (valueFrom < end && /\s/.test(css[valueFrom])) valueFrom++
  const to = trimmedEnd(css, valueFrom, end)
  const flag = /!\s*important$/i.exec(css.slice(valueFrom, to))
  return {
    property: name.startsWith('--') ? name : name.toLowerCase(),
    from,
    to,
    valueFrom,
    valueTo: flag ? trimmedEnd(css, valueFrom, valueFrom + flag.index) : to,
    important: Boolean(flag),
  }
}

/** A property with its new value, or null to remove it. */
export type Wanted = ReadonlyMap<string, string | null>

/**
 * The changes to `css.slice(from, to)` that set these properties, each in its own declaration. All
 * other declarations keep their bytes, including fallbacks.
 */
export function changeDeclarations(
  css: string,
  wanted: Wanted,
  from = 0,
  to = css.length
): Change[] {
  const { list, closed } = parseDeclarations(css, from, to)
  const changes: Change[] = []
  const gone: Declaration[] = []
  const added: string[] = []
  for (const [property, value] of wanted) {
    const same = list.filter((declaration) => declaration.property === property)
    const winner = same.findLast(({ important }) => important) ?? same.at(-1)
    const hidden = winner && !winner.important && isHidden(property, winner, list)
    if (value !== null && winner && !hidden) {
      const { valueFrom, valueTo, to: end } = winner
      // A value with its own !important also replaces the existing !important.
      const isFlagged = value.endsWith('!important')
      changes.push({ from: valueFrom, to: isFlagged ? end : valueTo, insert: value })
      continue
    }
    gone.push(...same)
    if (value !== null) added.push(`${property}: ${value}`)
  }
  const start = removals(css, gone, changes, from, to)
  const last = list.at(-1)
  const isRule = to < css.length || from > 0
  // A removed declaration leaves the preceding semicolon.
  const isEnded = gone.includes(last!)
  if (added.length) {
    changes.push(addition(css, added, { from: start, to, closed, last, isEnded, isRule }))
  }
  return changes
}

interface Place {
  from: number
  to: number
  closed: boolean
  last: Declaration | undefined
  isEnded: boolean
  isRule: boolean
}

function addition(css: string, added: readonly string[], place: Place): Change {
  const { from, to, closed, last, isRule } = place
  // If nothing can be appended at the end, the declaration is inserted at the beginning.
  if (!closed) return { from, to: from, insert: `${added.join('; ')}; ` }
  const end = trimmedEnd(css, from, to)
  if (end === from) return { from, to: from, insert: added.join('; ') + (isRule ? ';' : '') }
  const gap = isRule && last ? (/\n[^\S\n]*$/.exec(css.slice(from, last.from))?.[0] ?? ' ') : ' '
  const isClosed = css[end - 1] === ';'
  const text = added.map((declaration) => gap + declaration).join(';')
  const insert = (isClosed || place.isEnded ? '' : ';') + text + (isClosed ? ';' : '')
  return { from: end, to: end, insert }
}

/**
 * Removes each declaration with its semicolon and the white space before it. Returns where the
 * remaining text begins.
 */
function removals(
  css: string,
  gone: readonly Declaration[],
  changes: Change[],
  from: number,
  to: number
): number {
  let kept = from
  let edge = from
  for (const declaration of gone.toSorted((a, b) => a.from - b.from)) {
    let start = trimmedEnd(css, edge, declaration.from)
    edge = declaration.to + lengthOf(/^\s*;/, css.slice(declaration.to, to))
    if (start === kept) {
      start = declaration.from
      kept = edge += lengthOf(/^[^\S\n]*/, css.slice(edge, to))
    }
    changes.push({ from: start, to: edge, insert: '' })
  }
  return kept
}

const lengthOf = (pattern: RegExp, css: string) => pattern.exec(css)?.[0].length ?? 0

/** The end of `css.slice(from, to)` without trailing white space. */
const trimmedEnd = (css: string, from: number, to: number) =>
  from + css.slice(from, to).trimEnd().length

/** Whether a later shorthand, such as `font` after `font-size`, overrides the property. */
function isHidden(property: string, winner: Declaration, list: readonly Declaration[]): boolean {
  if (property.startsWith('--')) return false
  const shorthands = new Set(['all'])
  const parts = property.split('-')
  for (let length = 1; length < parts.length; length++)
    shorthands.add(parts.slice(0, length).join('-'))
  if (property === 'line-height') shorthands.add('font')
  if (/^border-(?:top|right|bottom|left)-/.test(property)) {
    shorthands.add(`border-${parts[2]}`)
  }
  if (/^(?:top|right|bottom|left)$/.test(property)) shorthands.add('inset')
  return list.some(
    ({ property: other, from, important }) =>
      shorthands.has(other) && (important || from > winner.from)
  )
}
