import { planning } from '../../../lib/api/main.ts'
import { MeasuredPages } from './measured_pages.ts'

let newest: MeasuredPages | undefined

/** Measures the pages of a build; the one before in this tab stops, so that none is measured twice. */
export function measureBuild(taskId: string): MeasuredPages {
  newest?.stop()
  newest = new MeasuredPages((report) => planning.reportFindings(taskId, report))
  return newest
}
