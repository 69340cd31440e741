import type { Change } from '../changes/change.ts'
import * as Field from '../html/field.ts'
import { lastStartingBy, type Locations } from '../html/locations.ts'
import * as Trait from '../html/trait.ts'
import * as Kind from '../html/kind.ts'
import { RULES } from '../html/names.ts'
import { endsName, readTag, TagShape } from '../html/tag.ts'
import type { TextStore } from './text_store.ts'

/** With more changes than this, a new scan is faster than shifting. */
const PLACES = 8

/**
 * The locations after changes that leave every tag in place, without reading the page again; undefined
 * if the changes alone do not show that. The result is the same as that of a scan of the new text.
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
  let { certainTo } = before
  for (const { from, to, insert } of changes) {
    if (to <= before.certainTo) certainTo += insert.length - (to - from)
  }
  return { ...before, rows, certainTo }
}

/** Whether this change is inside a start tag, or in the text that directly follows one. */
function isPlain({ rows }: Locations, old: TextStore, change: Change, owner: number): boolean {
  const row = owner * Field.count
  const info = rows[row + Field.info]
  const tagEnd = rows[row + Field.tagEnd]
  const kind = RULES[info & 0xffff] & Kind.mask
  if (change.to < tagEnd) {
    return change.from >= rows[row + Field.nameEnd]
  }
  if (change.from < tagEnd) return false
  if (info & Trait.rawText) {
    return kind !== Kind.script && kind !== Kind.plaintext && change.to <= rows[row + Field.close]
  }
  if (!(info & Trait.inBody) || kind === Kind.columnGroup || change.insert.includes('<'))
    return false
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

/** Whether the element still reads as one tag, and its raw text still ends at the same place. */
function stands({ rows, owner, text, change, before, old }: Shifted): boolean {
  const row = owner * Field.count
  if (change.to < before.rows[row + Field.tagEnd]) {
    const nameEnd = rows[row + Field.nameEnd]
    const tagEnd = rows[row + Field.tagEnd]
    // What follows the name may have become part of it.
    if (!endsName(text.slice(nameEnd, nameEnd + 1).charCodeAt(0))) return false
    const shape = shapeOf(text, nameEnd, tagEnd)
    if (shape.end !== tagEnd - nameEnd) return false
    rows[row + Field.id] = shape.id && nameEnd + shape.id
    if (!(rows[row + Field.info] & Trait.foreign)) return true
    const was = shapeOf(old, before.rows[row + Field.nameEnd], before.rows[row + Field.tagEnd])
    return was.isSelfClosing === shape.isSelfClosing
  }
  if (!(rows[row + Field.info] & Trait.rawText)) return true
  return !text.slice(rows[row + Field.tagEnd], rows[row + Field.close]).includes('</')
}

function shapeOf(text: TextStore, from: number, to: number): TagShape {
  const shape = new TagShape()
  readTag(text.slice(from, to), 0, shape)
  return shape
}

function shiftBy(rows: Int32Array, count: number, { from, to, insert }: Change): void {
  const delta = insert.length - (to - from)
  if (!delta) return
  for (let row = 0; row < count * Field.count; row += Field.count) {
    // The start of an element moves if it is after the change; its end also moves if it is exactly at
    // the end of the change. An element without content ends with its tag.
    if (rows[row + Field.start] >= to) rows[row + Field.start] += delta
    if (rows[row + Field.nameEnd] > to) rows[row + Field.nameEnd] += delta
    if (rows[row + Field.id] > to) rows[row + Field.id] += delta
    if (rows[row + Field.tagEnd] > to) rows[row + Field.tagEnd] += delta
    const edge = rows[row + Field.info] & Trait.empty ? to + 1 : to
    if (rows[row + Field.close] >= edge) rows[row + Field.close] += delta
    if (rows[row + Field.end] >= edge) rows[row + Field.end] += delta
  }
}
