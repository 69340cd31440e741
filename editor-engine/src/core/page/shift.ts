import type { Change } from '../changes/change.ts'
import { lastStartingBy, Field, ROW, Trait, type Locations } from '../html/locations.ts'
import { N } from '../html/names.ts'
import { tagShape } from '../html/scan.ts'
import type { TextStore } from './text_store.ts'

/** Edits of more places than this are quicker to scan for than to shift. */
const PLACES = 8

/**
 * The locations after changes that leave every tag standing, without reading the page again; or
 * undefined where that cannot be known from the changes alone. What comes back is what a scan of the
 * new text would say.
 */
export function shift(
  before: Locations,
  old: TextStore,
  changes: readonly Change[],
  text: TextStore
): Locations | undefined {
  if (changes.length > PLACES) return undefined
  const owners: number[] = []
  for (const change of changes) {
    const owner = lastStartingBy(before, change.from)
    if (owner < 0 || !isPlain(before, old, change, owner)) return undefined
    owners.push(owner)
  }
  const rows = before.rows.slice()
  for (let i = changes.length - 1; i >= 0; i--) shiftBy(rows, before.count, changes[i])
  for (const [i, change] of changes.entries()) {
    if (!stands({ rows, owner: owners[i], text, change, before, old })) return undefined
  }
  return { rows, count: before.count, quirks: before.quirks }
}

/** Is this a change inside a start tag, or of the text that directly follows one? */
function isPlain({ rows }: Locations, old: TextStore, change: Change, owner: number): boolean {
  const row = owner * ROW
  const info = rows[row + Field.info]
  const tagEnd = rows[row + Field.tagEnd]
  const name = info & 0xffff
  if (change.to < tagEnd) {
    // Of these two, attributes decide what the tag means where SVG or MathML is about.
    return change.from >= rows[row + Field.nameEnd] && name !== N.font && name !== N.annotationXml
  }
  if (change.from < tagEnd) return false
  if (info & Trait.rawText) {
    return name !== N.script && name !== N.plaintext && change.to <= rows[row + Field.close]
  }
  if (!(info & Trait.inBody) || name === N.colgroup || change.insert.includes('<')) return false
  return !old.slice(tagEnd, change.to).includes('<')
}

interface Shifted {
  rows: Int32Array
  owner: number
  text: TextStore
  change: Change
  before: Locations
  old: TextStore
}

/** Does the element still read as one tag, and its raw text still end where it did? */
function stands({ rows, owner, text, change, before, old }: Shifted): boolean {
  const row = owner * ROW
  if (change.to < before.rows[row + Field.tagEnd]) {
    const nameEnd = rows[row + Field.nameEnd]
    const tagEnd = rows[row + Field.tagEnd]
    const shape = tagShape(text.slice(nameEnd, tagEnd))
    if (!shape || shape.length !== tagEnd - nameEnd) return false
    rows[row + Field.id] = shape.id < 0 ? 0 : nameEnd + shape.id
    if (!(rows[row + Field.info] & Trait.foreign)) return true
    const was = tagShape(
      old.slice(before.rows[row + Field.nameEnd], before.rows[row + Field.tagEnd])
    )
    return was?.isSelfClosing === shape.isSelfClosing
  }
  if (!(rows[row + Field.info] & Trait.rawText)) return true
  return !text.slice(rows[row + Field.tagEnd], rows[row + Field.close]).includes('</')
}

function shiftBy(rows: Int32Array, count: number, { from, to, insert }: Change): void {
  const delta = insert.length - (to - from)
  if (!delta) return
  for (let row = 0; row < count * ROW; row += ROW) {
    // What an element begins with moves when it stands after the change, what it ends with also when
    // it stands right at its end; an element without content ends with its tag.
    if (rows[row + Field.start] >= to) rows[row + Field.start] += delta
    if (rows[row + Field.nameEnd] > to) rows[row + Field.nameEnd] += delta
    if (rows[row + Field.id] > to) rows[row + Field.id] += delta
    if (rows[row + Field.tagEnd] > to) rows[row + Field.tagEnd] += delta
    const edge = rows[row + Field.info] & Trait.empty ? to + 1 : to
    if (rows[row + Field.close] >= edge) rows[row + Field.close] += delta
    if (rows[row + Field.end] >= edge) rows[row + Field.end] += delta
  }
}
