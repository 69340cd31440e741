import type { Change } from '../core/changes/change.ts'
import type { ChangeSet } from '../core/changes/change_set.ts'
import { lastStartingBy } from '../core/html/locations.ts'
import type { PageElement, Range } from '../core/page/element.ts'
import type { ReadonlyPage } from '../core/plugin.ts'
import { refuse, type Refused } from '../core/result.ts'
import { problemWithNew } from './fragment.ts'

/** A change that puts HTML into an element, or at the top of the page. */
export interface Insertion extends Change {
  readonly into: PageElement | undefined
}

interface Placed {
  before: ReadonlyPage
  insertions: readonly Insertion[]
  changes: ChangeSet
  isTrusted: boolean
}

/**
 * Why the page after some insertions is not the page before with new elements in the places meant, or
 * undefined: every other element has to be there, with its end, in the same parent.
 */
export function misplaced(after: ReadonlyPage, placed: Placed): Refused | undefined {
  const { before, insertions, changes, isTrusted } = placed
  const now = new Map<number, number>()
  for (const element of before.elements()) {
    if (isTaken(element, changes)) continue
    const index = sameOf(element, after, changes)
    if (index < 0) return around()
    now.set(element.index, index)
  }
  const known = new Map([...now].map(([was, is]) => [is, was]))
  const inserted = insertedRanges(insertions)
  for (const element of after.elements()) {
    const was = known.get(element.index)
    const holder = holderOf(element, known)
    if (was !== undefined) {
      const { parentIndex, readOnly } = before.at(was)
      if (nearestKept(before, parentIndex, now) !== holder) return around()
      if (element.readOnly && !readOnly) return around()
      continue
    }
    const place = inserted.find(
      ({ from, to }) => element.range.from >= from && element.range.from < to
    )
    if (!place) return around()
    const problem = problemWithNew(element, isTrusted)
    if (problem) return problem
    if ((place.into?.index ?? -1) !== holder) {
      return refuse('structure', `A <${element.tag}> cannot stand here.`)
    }
  }
  return undefined
}

function around(): Refused {
  return refuse('structure', 'This would change the elements around it.')
}

/** Whether the changes delete the element's start tag. */
function isTaken({ startTag }: PageElement, { changes }: ChangeSet): boolean {
  let low = 0
  let high = changes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (changes[middle].to <= startTag.from) low = middle + 1
    else high = middle
  }
  const change = changes[low]
  return change !== undefined && change.from <= startTag.from && change.to >= startTag.to
}

/** The index after the changes, or -1 where it has become another element. */
function sameOf(element: PageElement, after: ReadonlyPage, changes: ChangeSet): number {
  const from = changes.mapPos(element.range.from, 1)
  const index = lastStartingBy(after.locations, from)
  if (index < 0) return -1
  const same = after.at(index)
  if (same.range.from !== from || same.tag !== element.tag) return -1
  const [was, is] = [element.endTag, same.endTag]
  const isClosed = was === undefined ? is === undefined : is?.from === changes.mapPos(was.from, 1)
  return isClosed ? index : -1
}

/** The element of the page before that contains this one now, or -1: new ones are looked through. */
function holderOf(element: PageElement, known: ReadonlyMap<number, number>): number {
  for (let up = element.parent; up; up = up.parent) {
    const was = known.get(up.index)
    if (was !== undefined) return was
  }
  return -1
}

/** An element whose tags are taken away leaves what it contains in its own parent. */
function nearestKept(
  before: ReadonlyPage,
  index: number,
  now: ReadonlyMap<number, number>
): number {
  let at = index
  while (at >= 0 && !now.has(at)) at = before.at(at).parentIndex
  return at
}

function insertedRanges(insertions: readonly Insertion[]): (Range & Pick<Insertion, 'into'>)[] {
  let shift = 0
  return insertions
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
    .map(({ from, to, insert, into }) => {
      const start = from + shift
      shift += insert.length - (to - from)
      return { from: start, to: start + insert.length, into }
    })
}
