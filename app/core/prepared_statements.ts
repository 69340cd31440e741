interface Connection {
  prepare(sql: string): unknown
}

/** More than the product has; a query with a list of a different length is a different statement. */
const MOST = 500

/**
 * Caches the prepared statements of a SQLite connection: the query builder prepares a new one for every
 * query, which takes longer than most queries.
 */
export function keepPreparedStatements(connection: Connection): void {
  const prepare = connection.prepare.bind(connection)
  const kept = new Map<string, unknown>()
  connection.prepare = (sql) => {
    const statement = kept.get(sql) ?? prepare(sql)
    // Least recently used statements are removed first.
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > MOST) kept.delete(kept.keys().next().value!)
    return statement
  }
}
