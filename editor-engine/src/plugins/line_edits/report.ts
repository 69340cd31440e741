import { diff } from './diff.ts'
import { METHODS, type LineEditReport } from './line_edit.ts'
import { LINE_END } from './lines.ts'
import type { Planned } from './plan.ts'

/** The report of a plan, in lines. */
export function reportOf(text: string, { found, failed }: Planned): LineEditReport {
  let grown = 0
  let changed = 0
  const edits = found.map(({ edit, method, lines, from, to, insert }) => {
    const gone = text.slice(from, to).split(LINE_END)
    const come = insert.split(LINE_END)
    const before = { from: lines.first + 1, to: lines.last }
    const after = { from: before.from + grown, to: before.to + grown + come.length - gone.length }
    grown += come.length - gone.length
    for (const { aFrom, aTo, bFrom, bTo } of diff(gone, come)) {
      changed += Math.max(aTo - aFrom, bTo - bFrom)
    }
    return { edit, method, before, after }
  })
  const loosest = Math.max(...found.map(({ method }) => METHODS.indexOf(method)))
  return { parsing_method: METHODS[loosest], edits, failed, line_changes: changed }
}
