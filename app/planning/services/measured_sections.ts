import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MeasuredReport } from '#contract/measuring'
import { clock } from '#core/clock'
import type { Measured } from '#planning/designers/designer'

const TABLE = 'measured_sections'

/** In milliseconds: browsers that watch a build report at least every five seconds. */
const WATCHED = 10_000

/** The row that says only that somebody watches. */
const NO_SECTION = { section: '', round: 0 }

/** Stores what a browser has measured; the build may run in another process. */
export async function storeMeasured(
  taskId: string,
  { sections, findings }: MeasuredReport
): Promise<void> {
  const measured = sections.map(({ id, round }) => ({
    section: id,
    round,
    findings: JSON.stringify(findings.filter(({ section }) => section === id)),
  }))
  const rows = [{ ...NO_SECTION, findings: '[]' }, ...measured].map((row) => ({
    ...row,
    task_id: taskId,
    reported_at: clock.millis(),
  }))
  await db.table(TABLE).multiInsert(rows).onConflict(['task_id', 'section', 'round']).merge()
}

/** What browsers have reported of a build so far. */
export async function measuredOf(taskId: string): Promise<Measured> {
  const rows = await db.from(TABLE).where('task_id', taskId)
  const measured = rows.filter(({ section }) => section !== NO_SECTION.section)
  return {
    isWatched: rows.some(({ reported_at: at }) => Number(at) > clock.millis() - WATCHED),
    findings: (id, round) => {
      const row = measured.find((one) => one.section === id && one.round === round)
      return row && JSON.parse(row.findings)
    },
  }
}

/** A build that has ended needs them no more. */
export async function forgetMeasured(trx: TransactionClientContract, taskId: string) {
  await trx.from(TABLE).where('task_id', taskId).delete()
}
