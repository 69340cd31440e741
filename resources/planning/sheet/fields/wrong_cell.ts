import { within } from '../state/merge_changes.ts'

export interface WrongCell {
  /** Among the rows that were sent: those that hold something. */
  row: number
  /** The column; undefined where a row is one text. */
  name?: string
}

/** Which cell of a table the server speaks of; undefined where it speaks of the whole. */
export function wrongCell(
  errors: Readonly<Record<string, string>>,
  table: string
): WrongCell | undefined {
  const path = Object.keys(errors).find((name) => within(name, table))
  const [row, name] = path?.slice(table.length + 1).split('.') ?? []
  return row ? { row: Number(row), ...(name && { name }) } : undefined
}
