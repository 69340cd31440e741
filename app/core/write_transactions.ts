interface Connection {
  prepare(sql: string): unknown
}

/**
 * Makes each transaction of a SQLite connection take the write lock when it begins. It waits there while
 * another process writes. One that reads first and asks for the lock later would fail at once if another
 * process had written in between.
 */
export function beginToWrite(connection: Connection): void {
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql)
}
