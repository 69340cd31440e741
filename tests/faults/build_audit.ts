import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'

/** Errors in the database after the faults, counted. */
export interface BuildAudit {
  /** Approved plans without a complete website. */
  lost: number
  /** Plans with more than one website, build or first revision. */
  doubled: number
  /** Websites of no known plan, and websites that count for the limit but are not built. */
  strays: number
  over_limit: number
  /** Builds that a kill interrupted and another process finished. */
  redone: number
  max_attempts: number
  integrity: string
}

interface Row {
  plan_id: string
  website_id: string
  state: string
  revisions: number
  gzip: Uint8Array | null
}

export function auditBuilds(file: string, plans: string[]): BuildAudit {
  const db = new DatabaseSync(file, { readOnly: true })
  const read = <T>(sql: string) => db.prepare(sql).all() as T[]
  const rows = read<Row>(
    `SELECT w.plan_id, w.id AS website_id, w.state, c.gzip,
            (SELECT count(*) FROM revisions WHERE website_id = w.id) AS revisions
     FROM websites w
     LEFT JOIN revisions r ON r.id = w.revision_id
     LEFT JOIN contents c ON c.hash = r.content_hash`
  )
  const tasks = read<{ plan_id: string; status: string; attempts: number }>(
    `SELECT json_extract(payload, '$.planId') AS plan_id, status, attempts
     FROM tasks WHERE kind = 'build_website'`
  )
  const overLimit = read(`SELECT user_id FROM websites GROUP BY user_id HAVING count(*) > 2`)
  const [{ integrity }] = read<{ integrity: string }>(
    'SELECT integrity_check AS integrity FROM pragma_integrity_check'
  )
  db.close()

  const of = <T extends { plan_id: string }>(list: T[], plan: string) =>
    list.filter((entry) => entry.plan_id === plan)
  return {
    lost: plans.filter((plan) => !of(rows, plan).some(isWhole)).length,
    doubled: plans.filter(
      (plan) =>
        of(rows, plan).length > 1 ||
        of(tasks, plan).length > 1 ||
        of(rows, plan).some((row) => row.revisions > 1)
    ).length,
    strays: rows.filter((row) => !plans.includes(row.plan_id) || row.state !== 'ready').length,
    over_limit: overLimit.length,
    redone: tasks.filter((task) => task.attempts > 1 && task.status === 'completed').length,
    max_attempts: Math.max(0, ...tasks.map((task) => task.attempts)),
    integrity,
  }
}

export function auditFaults(audit: BuildAudit): string[] {
  const faults: string[] = []
  if (audit.lost > 0) faults.push(`${audit.lost} approved plans have no whole website`)
  if (audit.doubled > 0) faults.push(`${audit.doubled} plans were built more than once`)
  if (audit.strays > 0) faults.push(`${audit.strays} rows belong to no plan`)
  if (audit.over_limit > 0) faults.push(`${audit.over_limit} people are over their limit`)
  if (audit.integrity !== 'ok') faults.push(`the database says: ${audit.integrity}`)
  if (audit.redone === 0) faults.push('no kill hit a build, so this run shows nothing')
  return faults
}

function isWhole({ state, gzip }: Row): boolean {
  return state === 'ready' && gzip !== null && /<\/html>\s*$/.test(gunzipSync(gzip).toString())
}
