import {
  EDITED_WIDTHS,
  MOST_FINDINGS,
  type MeasuredFinding,
  type MeasuredWidth,
} from '#contract/measuring'
import { measure } from '../../lib/measuring/measure.ts'
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
    return now.filter((one) => !known.some((other) => isSame(one, other))).slice(0, MOST_FINDINGS)
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
  const widths: readonly MeasuredWidth[] = EDITED_WIDTHS
  try {
    const page = await frame.open(html, widths[0]!, stop)
    return widths.flatMap((width) => {
      frame.resize(width)
      return sections.flatMap((id) => {
        const section = page.getElementById(id)
        return section ? measure(section, width) : []
      })
    })
  } finally {
    frame.close()
  }
}

/** A section that was set anew has other classes, but the same texts. */
function isSame(one: MeasuredFinding, other: MeasuredFinding): boolean {
  const isThere =
    one.section === other.section && one.fault === other.fault && one.width === other.width
  return isThere && (one.text === other.text || one.class_name === other.class_name)
}
