/** The part that is used here; the package brings no types, and those of others are older. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options?: { timeout?: number; readonly?: boolean })
    pragma(source: string, options?: { simple?: boolean }): unknown
    exec(sql: string): this
    close(): this
  }
}
