import type { DatabaseSync } from 'node:sqlite'
import type { Product } from '#tests/helpers/product'

/**
 * Writes one kind of data and remembers which writes were answered with success. A write without an
 * answer may be stored or not, but never in part.
 */
export interface Writer {
  readonly kind: string
  /** Writes with a successful answer, and writes without any. */
  readonly counts: { promised: number; unanswered: number }
  /** Writes until a write gets no answer; returns wrong answers. */
  work(): Promise<string[]>
  /** Compares the stored data with the answers after a restart; returns the differences. */
  check(kept: Kept): Promise<string[]>
}

/** The product after a restart. */
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
