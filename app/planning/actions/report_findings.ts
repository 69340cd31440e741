import { errors } from '@vinejs/vine'
import type { MeasuredReport } from '#contract/measuring'
import type { Task } from '#core/tasks/task'
import { storeMeasured } from '#planning/services/measured_sections'

/**
 * Takes what a browser has measured on the page of a build, for its sections to be repaired. After the
 * end of the build it changes nothing.
 */
export class ReportFindings {
  async handle(build: Task, report: MeasuredReport): Promise<void> {
    if (build.status !== 'processing') return
    const built = Object.keys(build.checkpoint?.written ?? {})
    const named = [
      ...report.sections.map(({ id }) => id),
      ...report.findings.map(({ section }) => section),
    ]
    if (named.some((id) => !built.includes(id)))
      throw new errors.E_VALIDATION_ERROR({ sections: ['This build has no such section'] })
    await storeMeasured(build.id, report)
  }
}
