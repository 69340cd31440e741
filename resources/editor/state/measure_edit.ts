import { MEASURED_WIDTHS, type MeasuredFinding } from '#contract/measuring'
import { isOnPhone, measureEverywhere } from '../../lib/measuring/measure_everywhere.ts'
import { HiddenFrame } from '../../ui/small_page/hidden_frame.ts'

export interface EditedPages {
  before: string
  after: string
  /** The ids of the sections that the edit touched. */
  sections: readonly string[]
}

/** In milliseconds: the edit is complete without it. */
const MOST = 10_000

/** What is wrong with these sections after an edit and was not before; nothing where it cannot be measured. */
export async function measureEdit(
  { before, after, sections }: EditedPages,
  signal: AbortSignal
): Promise<MeasuredFinding[]> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(MOST)])
  try {
    const now = await findingsOn(after, sections, stop)
    if (now.length === 0) return []
    const known = await findingsOn(before, sections, stop)
    return now.filter((one) => !known.some((other) => isSame(one, other)))
  } catch {
    return []
  }
}

async function findingsOn(
  html: string,
  sections: readonly string[],
  stop: AbortSignal
): Promise<MeasuredFinding[]> {
  const frame = new HiddenFrame()
  try {
    const page = await frame.open(html, MEASURED_WIDTHS[0], stop)
    return measureEverywhere({ page, resize: (width) => frame.resize(width) }, sections)
  } finally {
    frame.close()
  }
}

/** A section that was set anew has other classes, but the same texts. */
function isSame(one: MeasuredFinding, other: MeasuredFinding): boolean {
  const isThere =
    one.section === other.section &&
    one.fault === other.fault &&
    isOnPhone(one) === isOnPhone(other)
  return isThere && (one.text === other.text || one.class_name === other.class_name)
}
