import { within } from '../state/merge_changes.ts'

export interface WrongCell {
  /** The row number among the sent (not empty) rows. */
  row: number
  /** The column; undefined if a row is one text. */
  name?: string
}

/** The cell of a table that an error belongs to; undefined if it belongs to the whole table. */
export function wrongCell(
  errors: Readonly<Record<string, string>>,
  table: string
): WrongCell | undefined {
  const path = Object.keys(errors).find((name) => within(name, table))
  const [row, name] = path?.slice(table.length + 1).split('.') ?? []
  return row ? { row: Number(row), ...(name && { name }) } : undefined
}
