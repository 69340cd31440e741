import { scan } from '../../src/core/html/scan.ts'
import type { ChangeSet, Page } from '../../src/index.ts'

/** Is every byte outside of the changes what it was? */
export function keepsRest(before: string, after: string, { changes }: ChangeSet): boolean {
  let at = 0
  let moved = 0
  for (const { from, to, insert } of changes) {
    if (before.slice(at, from) !== after.slice(at + moved, from + moved)) return false
    moved += insert.length - (to - from)
    at = to
  }
  return before.slice(at) === after.slice(at + moved)
}

/** Are the locations of a page, however it came to be, those that a fresh scan finds? */
export function isFresh({ locations, text }: Page): boolean {
  const fresh = scan(text)
  return (
    locations.certainTo === fresh.certainTo &&
    locations.endTags === fresh.endTags &&
    locations.doctype?.to === fresh.doctype?.to &&
    locations.rows.length === fresh.rows.length &&
    locations.rows.every((field, i) => field === fresh.rows[i])
  )
}
