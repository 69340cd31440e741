import type { Change } from '../core/changes/change.ts'
import type { Range } from '../core/page/element.ts'
import { refuse, type Refused } from '../core/result.ts'

/** A text and the template code in it. */
export interface Coded {
  readonly text: string
  readonly code: readonly Range[]
}

/**
 * Why changes are refused on a page with template code, or undefined: code outside of the changes stays
 * as it is, no other text becomes code, and code in the new text is on the page already, unless the
 * changes may bring some.
 */
export function problemWithCode(
  before: Coded,
  changes: readonly Change[],
  after: Coded,
  mayBringCode: boolean
): Refused | undefined {
  const { kept, inserted, cut } = follow(before.code, changes)
  if (cut) return refuse('cuts_template', cuts(before, cut))
  const known = new Set(before.code.map((range) => codeAt(before, range)))
  let nextKept = 0
  let place = 0
  for (const range of after.code) {
    const same = kept[nextKept]
    if (same && same.from === range.from && same.to === range.to) {
      nextKept++
      continue
    }
    while (place < inserted.length && inserted[place].to < range.to) place++
    const isNew = place < inserted.length && inserted[place].from <= range.from
    if (!isNew) return refuse('cuts_template', joins(after, range))
    if (!mayBringCode && !known.has(codeAt(after, range))) {
      return refuse(
        'new_template',
        `This edit may not bring template code: ${shown(after, range)}.`
      )
    }
  }
  return nextKept < kept.length
    ? refuse('cuts_template', 'With this edit, template code would become other text.')
    : undefined
}

/** Where the code is after the changes, and where the new text is; `cut` is code changed in part. */
function follow(code: readonly Range[], changes: readonly Change[]) {
  const kept: Range[] = []
  const inserted: Range[] = []
  let next = 0
  let shift = 0
  const keep = (before: number) => {
    for (; next < code.length && code[next].to <= before; next++)
      kept.push({ from: code[next].from + shift, to: code[next].to + shift })
  }
  for (const { from, to, insert } of changes) {
    keep(from)
    while (next < code.length && code[next].from < to) {
      if (code[next].from < from || code[next].to > to) return { kept, inserted, cut: code[next] }
      next++
    }
    inserted.push({ from: from + shift, to: from + shift + insert.length })
    shift += insert.length - (to - from)
  }
  keep(Infinity)
  return { kept, inserted, cut: undefined }
}

const codeAt = ({ text }: Coded, { from, to }: Range) => text.slice(from, to)

const shown = (coded: Coded, range: Range) => JSON.stringify(codeAt(coded, range).slice(0, 80))

const cuts = (coded: Coded, range: Range) =>
  `This would change a part of the template code ${shown(coded, range)}. Leave it as it is.`

const joins = (coded: Coded, range: Range) =>
  `With this edit, other text would become template code: ${shown(coded, range)}.`
