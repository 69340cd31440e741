import type { ReactNode } from 'react'
import * as styles from './facts.css.ts'

/** A list of names and values. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
