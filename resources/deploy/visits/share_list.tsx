import { numberText } from './span.ts'
import * as styles from './visits.css.ts'

interface Share {
  key: string
  name: string
  views: number
}

interface ShareListProps {
  shares: readonly Share[]
  /** Shown if the list is empty. */
  none: string
}

/** Names with their views; the longest bar is the most frequent name. */
export function ShareList({ shares, none }: ShareListProps) {
  if (shares.length === 0) return <p className={styles.none}>{none}</p>
  const most = Math.max(...shares.map(({ views }) => views))
  return (
    <ul className={styles.shares}>
      {shares.map(({ key, name, views }) => (
        <li key={key} className={styles.share}>
          <span className={styles.shareName}>{name}</span>
          <span className={styles.shareViews}>{numberText(views)}</span>
          <span aria-hidden className={styles.track}>
            <span className={styles.part} style={{ width: `${(100 * views) / most}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
