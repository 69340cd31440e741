/** Types for the part that is used here; the package has none, and published ones are outdated. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options?: { timeout?: number; readonly?: boolean })
    pragma(source: string, options?: { simple?: boolean }): unknown
    exec(sql: string): this
    close(): this
  }
}
