interface Connection {
  prepare(sql: string): unknown
}

/** More than the product has; a query with a list of another length is another one. */
const MOST = 500

/**
 * Lets a SQLite connection keep the statements that it has prepared: the query builder asks for a new
 * one for every query, which takes longer than most of the queries do.
 */
export function keepPreparedStatements(connection: Connection): void {
  const prepare = connection.prepare.bind(connection)
  const kept = new Map<string, unknown>()
  connection.prepare = (sql) => {
    const statement = kept.get(sql) ?? prepare(sql)
    // What was used last stays longest.
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > MOST) kept.delete(kept.keys().next().value!)
    return statement
  }
}
