import { column } from '@adonisjs/lucid/orm'

/** A column of JSON text: SQLite hands back a string where PostgreSQL hands back the value. */
export function jsonColumn() {
  return column({
    prepare: (value: unknown) => (value === undefined ? null : JSON.stringify(value)),
    consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
    serializeAs: null,
  })
}
