import Database from 'better-sqlite3'
import { clock } from '#core/clock'
import { SCHEMA, NUMBERED } from '#billing/gateways/sandbox/provider/state/schema'

type Value = string | number | null

interface Connection extends Database {
  prepare(sql: string): {
    run(...values: Value[]): { lastInsertRowid: number | bigint }
    get(...values: Value[]): unknown
    all(...values: Value[]): unknown[]
  }
}
type Statement = ReturnType<Connection['prepare']>

class Refused extends Error {
  constructor(readonly reason: object) {
    super('Refused')
  }
}

/** The sandbox's own SQLite file. Every call is synchronous, and a commit is on the disk when it returns. */
export class Store {
  readonly #connection: Connection
  readonly #statements = new Map<string, Statement>()
  #isInTransaction = false

  constructor(file: string) {
    this.#connection = new Database(file, { timeout: 5_000 }) as Connection
    this.#connection.pragma('journal_mode = WAL')
    this.#connection.pragma('synchronous = FULL')
    this.#connection.pragma('foreign_keys = ON')
    this.#connection.exec(SCHEMA)
    this.#startNumbers()
  }

  one<T>(sql: string, ...values: Value[]): T | undefined {
    return this.#statement(sql).get(...values) as T | undefined
  }

  all<T>(sql: string, ...values: Value[]): T[] {
    return this.#statement(sql).all(...values) as T[]
  }

  /** Runs a statement; returns the id of the row that it has inserted. */
  run(sql: string, ...values: Value[]): number {
    return Number(this.#statement(sql).run(...values).lastInsertRowid)
  }

  insert(table: string, row: Record<string, Value>): number {
    const names = Object.keys(row)
    const places = names.map(() => '?').join(', ')
    return this.run(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`,
      ...Object.values(row)
    )
  }

  update(table: string, id: number, row: Record<string, Value>): void {
    const names = Object.keys(row).map((name) => `${name} = ?`)
    this.run(`UPDATE ${table} SET ${names.join(', ')} WHERE id = ?`, ...Object.values(row), id)
  }

  /** All or nothing; a call inside another one belongs to the outer transaction. */
  inTransaction<T>(work: () => T): T {
    if (this.#isInTransaction) return work()
    this.#connection.exec('BEGIN IMMEDIATE')
    this.#isInTransaction = true
    try {
      const result = work()
      this.#connection.exec('COMMIT')
      return result
    } catch (error) {
      this.#connection.exec('ROLLBACK')
      throw error
    } finally {
      this.#isInTransaction = false
    }
  }

  /** A transaction that is rolled back when `work` returns a reason why it cannot be done. */
  attempt<Reason extends object>(work: () => Reason | undefined): Reason | undefined {
    try {
      this.inTransaction(() => {
        const reason = work()
        if (reason) throw new Refused(reason)
      })
    } catch (error) {
      if (error instanceof Refused) return error.reason as Reason
      throw error
    }
  }

  close(): void {
    this.#connection.close()
  }

  #statement(sql: string): Statement {
    const statement = this.#statements.get(sql) ?? this.#connection.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  /** Numbers start at the time of creation, so a new file does not give out the ids of a deleted one. */
  #startNumbers(): void {
    for (const table of NUMBERED) {
      this.run(
        `INSERT INTO sqlite_sequence (name, seq) SELECT ?, ?
         WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?)`,
        table,
        clock.millis(),
        table
      )
    }
  }
}
