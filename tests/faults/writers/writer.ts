import type { DatabaseSync } from 'node:sqlite'
import type { Product } from '#tests/helpers/product'

/**
 * Writes one kind of thing, one after the other, and remembers what it was promised. What got no
 * answer may have been stored or not, but never by half.
 */
export interface Writer {
  readonly kind: string
  /** Answered with success, and without any answer. */
  readonly counts: { promised: number; unanswered: number }
  /** Until a write gets no answer; gives back what was answered wrongly. */
  work(): Promise<string[]>
  /** What is not as it was promised, now that the product runs again. */
  check(kept: Kept): Promise<string[]>
}

/** What there is after a restart. */
export interface Kept {
  product: Product
  db: DatabaseSync
}

export function rowsOf<T>(db: DatabaseSync, sql: string, ...values: (string | number)[]): T[] {
  return db.prepare(sql).all(...values) as T[]
}

export function numberOf(db: DatabaseSync, sql: string, ...values: (string | number)[]): number {
  const [row] = rowsOf<Record<string, number>>(db, sql, ...values)
  return Number(Object.values(row)[0])
}
