import type { DatabaseSync } from 'node:sqlite'
import { numberOf } from '#tests/faults/writers/writer'

/** The work that the product still has to do soon, without that which never ends. */
export function unfinishedTasks(db: DatabaseSync): number {
  return numberOf(
    db,
    "SELECT count(*) FROM tasks WHERE status = 'processing' AND due_at <= ? " +
      "AND kind NOT IN ('check_subscriptions', 'check_domains', 'forget_visits')",
    Date.now() + 60_000
  )
}
