import type { Change } from '../../core/changes/change.ts'
import { ChangeSet } from '../../core/changes/change_set.ts'
import { untagChanges } from '../../core/ids/element_ids.ts'
import { hasForbiddenCharacters } from '../../core/html/escape.ts'
import type { Plugin } from '../../core/plugin.ts'
import { isRefused, refuse } from '../../core/result.ts'
import { blocksOf } from './blocks.ts'
import type { LineEdit, LineEditReport } from './line_edit.ts'
import { planBlocks } from './plan.ts'
import { reportOf } from './report.ts'
import { structureProblem } from './structure.ts'

/**
 * Line edits from a model. The model does not see element ids; ids are kept where their tags are kept.
 */
export interface EditLines {
  readonly type: 'edit_lines'
  readonly edits: readonly LineEdit[]
  /** Apply the edits that can be applied and report the others, instead of all or nothing. */
  readonly partial?: boolean
}

/** Edits of lines; each is found unambiguously or refused. */
export function lineEdits(): Plugin<EditLines, LineEditReport> {
  return {
    name: 'line-edits',
    operation: 'edit_lines',
    plan(page, { edits, partial }) {
      if (!Array.isArray(edits) || !edits.length) {
        return refuse('bad_operation', 'There are no edits to apply.')
      }
      const blocks = blocksOf(edits)
      if (isRefused(blocks)) return blocks
      const untag = ChangeSet.of(untagChanges(page), page.length)
      const text = untag.apply(page.text)
      const planned = planBlocks(text, blocks, partial === true)
      if (isRefused(planned)) return planned
      if (planned.changes.some(({ insert }) => hasForbiddenCharacters(insert))) {
        return refuse('bad_value', 'The text holds characters that no page may hold.')
      }
      const isWhole = planned.found.some(({ method }) => method === 'whole_page')
      const problem = isWhole
        ? undefined
        : structureProblem(untag.isEmpty ? page : page.reopen(text), planned.changes)
      if (problem) return problem
      const report = reportOf(text, planned)
      return { changes: backToTagged(planned.changes, untag.invert(page.text)), report }
    },
  }
}

/**
 * Converts changes of the page without ids to changes of the page with ids: ids inside a deleted range
 * are deleted with it.
 */
function backToTagged(changes: readonly Change[], tag: ChangeSet): Change[] {
  return changes.map(({ from, to, insert }) => {
    const start = tag.mapPos(from, from === to ? -1 : 1)
    return { from: start, to: from === to ? start : tag.mapPos(to, -1), insert }
  })
}
