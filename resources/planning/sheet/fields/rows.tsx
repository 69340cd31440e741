import { Plus, X } from 'lucide-react'
import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon_button.tsx'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import * as styles from './rows.css.ts'
import type { WrongCell } from './wrong_cell.ts'

export interface Column<Row> {
  name: keyof Row & string
  label: string
  /** A share of the width, such as 2. */
  share?: number
  /** Gets a line of its own where it is narrow. */
  long?: boolean
  type?: 'text' | 'email' | 'tel' | 'url'
}

interface RowsProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  blank: Row
  onChange: (rows: Row[]) => void
  /** Called when a text is pasted into a cell; true if it was handled. */
  onPasted?: (text: string, row: number) => boolean
  error?: string
  wrong?: WrongCell
  addText?: string
  /** Before the button that removes a row. */
  beside?: (row: Row) => ReactNode
  /** Whether an empty row is shown if there are no rows. */
  begun?: boolean
  children?: ReactNode
}

/** A small table for typing. Enter starts the next row. */
export function Rows<Row extends object>(props: RowsProps<Row>) {
  const {
    label,
    columns,
    rows,
    blank,
    onChange,
    onPasted,
    error,
    wrong,
    addText,
    beside,
    begun = true,
    children,
  } = props
  const list = useRef<HTMLUListElement>(null)
  const errorId = useId()
  const widths = columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ')
  const shown = rows.length > 0 || !begun ? rows : [blank]

  // The only row is emptied instead of removed.
  const isAlone = columns.length === 1 && shown.length === 1

  // Empty rows were not sent, so the server's numbers skip them.
  const sent = shown.flatMap((row, index) => (row[columns[0]!.name] ? [index] : []))
  const wrongRow = sent[wrong?.row ?? 0] ?? 0
  const wrongPlace = Math.max(
    0,
    columns.findIndex(({ name }) => name === wrong?.name)
  )

  const isWrong = (row: number, place: number) =>
    error !== undefined && row === wrongRow && place === wrongPlace

  function set(index: number, name: keyof Row, value: string) {
    onChange(shown.map((row, at) => (at === index ? { ...row, [name]: value } : row)))
  }

  function add(after = shown.length - 1) {
    onChange(shown.toSpliced(after + 1, 0, blank))
    requestAnimationFrame(() => cellsOf(list.current, after + 1)[0]?.focus())
  }

  function remove(index: number) {
    onChange(shown.toSpliced(index, 1))
    requestAnimationFrame(() => cellsOf(list.current, Math.max(0, index - 1))[0]?.focus())
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    add(index)
  }

  function onPaste(event: ClipboardEvent, index: number) {
    if (onPasted?.(event.clipboardData.getData('text'), index)) event.preventDefault()
  }

  return (
    <div
      className={styles.box}
      style={{ [styles.COLUMNS]: widths, ...(beside && { [styles.END]: '5.5rem' }) } as object}
      data-two-lines={(columns.length > 2 && columns.some(({ long }) => long)) || undefined}
    >
      {/* Above a table that can be two hundred rows long. */}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {columns.length > 1 && shown.length > 0 && (
        <div className={styles.head} aria-hidden>
          {columns.map((column) => (
            <span key={column.name}>{column.label}</span>
          ))}
        </div>
      )}
      <ul ref={list} aria-label={label} className={styles.body}>
        {shown.map((row, index) => (
          <li key={index} className={columns.length === 1 ? styles.single : styles.row}>
            {columns.map((column, place) => (
              <span
                key={column.name}
                className={styles.cell}
                data-first={place === 0 || undefined}
                data-long={column.long || undefined}
              >
                <TextInput
                  type={column.type ?? 'text'}
                  autoComplete="off"
                  value={String(row[column.name] ?? '')}
                  aria-label={cellLabel(columns.length > 1 ? column.label : label, index)}
                  placeholder={columns.length > 1 ? column.label : undefined}
                  {...(isWrong(index, place) && {
                    'aria-invalid': true,
                    'aria-describedby': errorId,
                  })}
                  onChange={(value) => set(index, column.name, value)}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  onPaste={(event) => onPaste(event, index)}
                />
              </span>
            ))}
            {!isAlone && (
              <span className={styles.remove}>
                {beside?.(row)}
                <IconButton
                  icon={X}
                  label={t('planning.sheet.list.remove', { what: nameOf(row, columns[0]!, index) })}
                  onClick={() => remove(index)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.feet}>
        <Button variant="plain" size="small" icon={Plus} onClick={() => add()}>
          {addText ?? t('planning.sheet.list.add_row')}
        </Button>
        {children}
      </div>
    </div>
  )
}

function cellLabel(label: string, index: number): string {
  return t('planning.sheet.list.cell', { label, number: index + 1 })
}

function nameOf<Row>(row: Row, { name }: Column<Row>, index: number): string {
  return String(row[name] ?? '') || t('planning.sheet.list.row', { number: index + 1 })
}

function cellsOf(list: HTMLUListElement | null, row: number): HTMLInputElement[] {
  return [...(list?.children[row]?.querySelectorAll('input') ?? [])]
}
