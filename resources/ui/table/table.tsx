import type { ReactNode } from 'react'
import { joined } from '../layout/layout.tsx'
import * as styles from './table.css.ts'

interface Row {
  key: string
  /** The first one is the header of the row. */
  cells: readonly ReactNode[]
  /** Shown on yellow next to the row's name. */
  marked?: string
}

interface TableProps {
  label: string
  columns: readonly string[]
  rows: readonly Row[]
}

export function Table({ label, columns, rows }: TableProps) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0} data-scrolls>
      <table className={styles.table}>
        <thead className={styles.columns}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...others], marked }) => (
            <tr key={key} className={styles.row}>
              <th scope="row" className={joined(styles.body, styles.first)}>
                {name}
                {marked && <span className={styles.mark}>{marked}</span>}
              </th>
              {others.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className={styles.value}
                  data-column={columns[index + 1]}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
