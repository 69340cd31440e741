import type { Change } from '../../core/changes/change.ts'
import { ChangeSet } from '../../core/changes/change_set.ts'
import * as Field from '../../core/html/field.ts'
import type { ReadonlyPage } from '../../core/plugin.ts'
import { refuse, type Refused } from '../../core/result.ts'
import { splitLines } from './lines.ts'

/** Refuses an edit that would change how the text outside of it is parsed, as an open script would. */
export function structureProblem(
  before: ReadonlyPage,
  changes: readonly Change[]
): Refused | undefined {
  const set = ChangeSet.of(changes, before.length)
  const after = before.reopen(set.apply(before.text))
  const outside: number[] = []
  let next = 0
  for (let i = 0; i < before.size; i++) {
    const start = before.locations.rows[i * Field.count + Field.start]
    while (next < set.changes.length && set.changes[next].to <= start) next++
    const isTouched = next < set.changes.length && set.changes[next].from <= start
    if (!isTouched) outside.push(set.mapPos(start, 1))
  }
  const { rows, count } = after.locations
  let row = 0
  // Both are in the order of the text.
  const lost = outside.find((start) => {
    while (row < count && rows[row * Field.count + Field.start] < start) row++
    return row === count || rows[row * Field.count + Field.start] !== start
  })
  if (lost === undefined) return undefined
  const line = splitLines(after.text.slice(0, lost)).length
  return refuse(
    'structure',
    `With this edit, what stands at line ${line} would no longer be an element. Is a tag, comment or script left open?`
  )
}
