import type { Change } from '../core/changes/change.ts'
import { ChangeSet } from '../core/changes/change_set.ts'
import { lastStartingBy } from '../core/html/locations.ts'
import type { PageElement } from '../core/page/element.ts'
import type { Plan, ReadonlyPage } from '../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../core/result.ts'
import { MOVES_TEXT, piecesOf } from '../core/text/pieces.ts'
import { cannotStand, problemWithNew } from './fragment.ts'

/** A change that puts HTML into an element, or at the top of the page. */
export interface Insertion extends Change {
  readonly into: PageElement | undefined
  /** It stood on the page before, and may go on standing there. */
  readonly isMoved?: boolean
  /** It is the beginning or the end of elements that go around another. */
  readonly isHalf?: boolean
}

/** What may be read as one character reference where texts meet that were apart. */
const JOINED_REFERENCE = /&[#\w]*\0+[#\w;]/

/** The plan that makes these insertions where all of them can stand. */
export function placed(
  page: ReadonlyPage,
  insertions: readonly Insertion[] | Refused,
  isTrusted: boolean
): Plan | Refused {
  if (isRefused(insertions)) return insertions
  const { changes } = ChangeSet.of(insertions, page.length)
  for (const { from, to, insert } of changes) {
    const seams = [page.slice(Math.max(0, from - 40), from), insert, page.slice(to, to + 1)]
    if (JOINED_REFERENCE.test(seams.join('\0'))) return around()
  }
  return {
    changes: insertions,
    verify: (after) => misplaced(after, { before: page, insertions, changes, isTrusted }),
  }
}

interface Placed {
  before: ReadonlyPage
  insertions: readonly Insertion[]
  changes: readonly Change[]
  isTrusted: boolean
}

/**
 * Why the page after some insertions is not the page before with new elements and texts in the places
 * meant, or undefined: every other element has to be there, with its end, in the same parent.
 */
function misplaced(after: ReadonlyPage, put: Placed): Refused | undefined {
  const inserted = insertedRanges(put.insertions)
  const texts = newTexts(after, inserted)
  return isRefused(texts) ? texts : problemWithElements(after, put, inserted, texts)
}

interface Inserted extends Omit<Insertion, 'insert'> {}

/** A text that an insertion has made, and the element that it is written in. */
interface Text {
  readonly owner: PageElement | undefined
  readonly place: Inserted
}

/** New comments and raw texts have to end, and new tags have to make or end an element. */
function newTexts(after: ReadonlyPage, inserted: readonly Inserted[]): Text[] | Refused {
  const texts: Text[] = []
  let first = 0
  for (const { is, from, to, owner } of piecesOf(after)) {
    while (first < inserted.length && inserted[first].to <= from) first++
    for (let at = first; at < inserted.length && inserted[at].from < to; at++) {
      const place = inserted[at]
      if (is === 'text') {
        const words = after.markup(Math.max(from, place.from), Math.min(to, place.to))
        if (/[^ \t\n\r\f]/.test(words)) texts.push({ owner, place })
      } else if (from < place.from) return around()
      else if (to > place.to) return endless()
      else if (is === 'tag' && !place.isMoved) {
        return cannotStand(after.slice(from, Math.min(to, from + 40)))
      }
    }
  }
  const placeOf = placesOf(inserted)
  for (const { isRawText, range, startTag } of after.elements()) {
    const place = placeOf(range.from)
    if (place && (isRawText ? range : startTag).to > place.to) return endless()
  }
  return texts
}

function problemWithElements(
  after: ReadonlyPage,
  { before, changes, isTrusted }: Placed,
  inserted: readonly Inserted[],
  texts: readonly Text[]
): Refused | undefined {
  const move = mover(changes)
  const known = new Map<number, number>()
  /** For each element of the page before the nearest around it that stays, or itself. */
  const kept = new Int32Array(before.size)
  for (const element of before.elements()) {
    const { index, parentIndex } = element
    kept[index] = index
    if (isTaken(element, changes[move(element.startTag.from).next])) {
      kept[index] = kept[parentIndex] ?? -1
      continue
    }
    const same = sameOf(element, after, (offset) => move(offset).to)
    if (same < 0) return around()
    known.set(same, index)
  }
  /** For each element of the page after the nearest around it that was there before, or itself. */
  const holders = new Int32Array(after.size)
  const placeOf = placesOf(inserted)
  let hasBody = false
  for (const element of after.elements()) {
    const { index, parentIndex, range, tag } = element
    hasBody ||= tag === 'body'
    const was = known.get(index)
    const holder = holders[parentIndex] ?? -1
    holders[index] = was ?? holder
    if (was !== undefined) {
      const old = before.at(was)
      if ((kept[old.parentIndex] ?? -1) !== holder) return around()
      if (element.readOnly && !old.readOnly) return around()
      continue
    }
    const place = placeOf(range.from)
    if (!place || (range.to > place.to && !place.isHalf)) return around()
    const problem = problemWithNew(element, isTrusted || place.isMoved === true)
    if (problem) return problem
    if ((place.into?.index ?? -1) !== holder) return cannotStand(`<${tag}>`)
  }
  for (const { owner, place } of texts) {
    const isMoved = owner ? MOVES_TEXT.test(owner.tag) && !owner.isForeign : hasBody
    if (isMoved || (place.into?.index ?? -1) !== (owner ? holders[owner.index] : -1)) {
      return cannotStand('A text')
    }
  }
  return undefined
}

export const around = () => refuse('structure', 'This would change what stands around it.')
const endless = () => refuse('bad_value', 'Something in this HTML does not end.')

/** Where offsets come to lie, and the number of the next change. */
function mover(changes: readonly Change[]) {
  const shifts = [0]
  for (const { from, to, insert } of changes)
    shifts.push(shifts.at(-1)! + insert.length + from - to)
  return (offset: number) => {
    let low = 0
    let high = changes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (changes[middle].to <= offset) low = middle + 1
      else high = middle
    }
    return { next: low, to: offset + shifts[low] }
  }
}

const isTaken = ({ startTag }: PageElement, change: Change | undefined) =>
  change !== undefined && change.from <= startTag.from && change.to >= startTag.to

/** The index after the changes, or -1 where it has become another element. */
function sameOf(
  element: PageElement,
  after: ReadonlyPage,
  move: (offset: number) => number
): number {
  const from = move(element.range.from)
  const index = lastStartingBy(after.locations, from)
  if (index < 0) return -1
  const same = after.at(index)
  if (same.range.from !== from || same.tag !== element.tag || same.isForeign !== element.isForeign)
    return -1
  const [was, is] = [element.endTag, same.endTag]
  const isClosed = was === undefined ? is === undefined : is?.from === move(was.from)
  return isClosed ? index : -1
}

function insertedRanges(insertions: readonly Insertion[]): Inserted[] {
  let shift = 0
  return insertions
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
    .map(({ from, to, insert, ...place }) => {
      const start = from + shift
      shift += insert.length - (to - from)
      return { ...place, from: start, to: start + insert.length }
    })
    .filter(({ from, to }) => from < to)
}

/** Tells for offsets, each behind the one before, which insertion they are in. */
function placesOf(inserted: readonly Inserted[]) {
  let at = 0
  return (offset: number) => {
    while (at < inserted.length && inserted[at].to <= offset) at++
    return inserted[at]?.from <= offset ? inserted[at] : undefined
  }
}
