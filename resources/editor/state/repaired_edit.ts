import type { EditedByInstruction, Repair } from '#contract/api/editing'
import type { MeasuredFinding } from '#contract/measuring'
import type { Edits } from './edits.ts'
import type { EditedPages } from './measure_edit.ts'

interface Repairing {
  edits: Edits
  measure: (pages: EditedPages) => Promise<MeasuredFinding[]>
  /** Asks for the same instruction once more. */
  ask: (repairs: Repair, version: number) => Promise<EditedByInstruction>
}

export interface RepairedEdit {
  answer: EditedByInstruction
  /** What the edit spoilt, and a second one has mended. */
  mended: MeasuredFinding[]
  /** What is still wrong. */
  left: MeasuredFinding[]
}

/**
 * An edit after it was measured. What it has spoilt is told to the model once; its second edit and the
 * first are one for the person. Where it gives none, the first stays.
 */
export async function repairedEdit(
  answer: EditedByInstruction,
  { edits, measure, ask }: Repairing
): Promise<RepairedEdit> {
  const { restyled } = answer
  if (!restyled) return { answer, mended: [], left: [] }
  const found = await look(restyled.sections)
  // The person may have undone the edit meanwhile.
  if (found.length === 0 || !edits.read().hasBackup) return { answer, mended: [], left: found }

  const repairs: Repair = { edit: restyled.edit, findings: found }
  const second = await edits
    .instruct((version) => ask(repairs, version), { completes: true })
    .catch(() => undefined)
  if (!second?.difference) return { answer, mended: [], left: found }
  const left = await look([...restyled.sections, ...(second.restyled?.sections ?? [])])
  const mended = found.filter((one) => !left.some((other) => isSame(one, other)))
  return { answer: asOne(answer, second), mended, left }

  async function look(sections: readonly string[]): Promise<MeasuredFinding[]> {
    const before = edits.beforeInstruction()
    if (before === undefined) return []
    const after = edits.read().page.text
    return measure({ before, after, sections: [...new Set(sections)] })
  }
}

function isSame(one: MeasuredFinding, other: MeasuredFinding): boolean {
  return one.fault === other.fault && one.text === other.text
}

/** The second answer tells the differences from the page before the first. */
function asOne(first: EditedByInstruction, second: EditedByInstruction): EditedByInstruction {
  const { version, modified_html: html, modified_html_length: length, difference } = second
  return {
    ...first,
    version,
    can_undo: second.can_undo,
    can_redo: second.can_redo,
    modified_html: html,
    modified_html_length: length,
    changes_applied: first.changes_applied + second.changes_applied,
    difference,
  }
}
