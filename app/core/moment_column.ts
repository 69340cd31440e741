import { column } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'

/** A point in time in milliseconds, so that rows of the same second have an order. */
export function momentColumn(options: { autoCreate?: boolean; autoUpdate?: boolean }) {
  return column.dateTime({
    ...options,
    prepare: (value: unknown) => (DateTime.isDateTime(value) ? storedMoment(value) : value),
  })
}

/** For rows that are written without their model. */
export function storedMoment(moment: DateTime): string {
  return moment.toUTC().toFormat('yyyy-MM-dd HH:mm:ss.SSS')
}
