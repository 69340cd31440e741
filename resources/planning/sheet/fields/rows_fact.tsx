import type { FieldPath } from 'site-designer/sheet'
import type { ReactNode } from 'react'
import { fieldName } from '../field_name.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import { fact, labelText } from './rows_fact.css.ts'
import { Rows, type Column } from './rows.tsx'
import { Suggestions, useSuggestions } from './suggestions.tsx'
import { useError } from './use_error.ts'
import { wrongCell } from './wrong_cell.ts'

interface RowsFactProps<Row> {
  path: FieldPath
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  blank: Row
  onChange: (rows: Row[]) => void
  addText?: string
  beside?: (row: Row) => ReactNode
}

/** A field with entries of several texts, such as people, dates and links. */
export function RowsFact<Row extends object>({ path, ...rest }: RowsFactProps<Row>) {
  const error = useError(path)
  const wrong = wrongCell(useSheetContext().errors, path)
  const begun = useSuggestions(path).length === 0
  return (
    <div data-field={path} className={fact}>
      <p className={labelText}>{fieldName(path)}</p>
      <Suggestions of={path} />
      <Rows label={fieldName(path)} error={error} wrong={wrong} begun={begun} {...rest} />
    </div>
  )
}

interface ListFactProps {
  path: FieldPath
  type?: Column<never>['type']
  values: readonly string[]
  onChange: (values: string[]) => void
  addText: string
}

interface ListFactProps {
  path: FieldPath
  type?: Column<never>['type']
  values: readonly string[]
  onChange: (values: string[]) => void
  addText: string
}

/** A list of short texts, such as telephone numbers: one input each. */
export function ListFact({ path, type, values, onChange, addText }: ListFactProps) {
  return (
    <RowsFact
      path={path}
      columns={[{ name: 'text', label: fieldName(path), type }]}
      rows={values.map((text) => ({ text }))}
      blank={{ text: '' }}
      addText={addText}
      onChange={(rows) => onChange(rows.map(({ text }) => text))}
    />
  )
}
