import { column } from '@adonisjs/lucid/orm'

/** A column with JSON text: SQLite returns a string where PostgreSQL returns the value. */
export function jsonColumn() {
  return column({
    prepare: (value: unknown) => (value === undefined ? null : JSON.stringify(value)),
    consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
    serializeAs: null,
  })
}
