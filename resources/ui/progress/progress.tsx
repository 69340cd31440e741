import { ruler } from '../drawing/drawing.css.ts'
import { joined } from '../layout/layout.tsx'
import * as styles from './progress.css.ts'

interface ProgressProps {
  /** What is being loaded; shown and read out. */
  status: string
  /** 0 to 100 */
  percentage: number
}

export function Progress({ status, percentage }: ProgressProps) {
  const value = Math.round(Math.min(100, Math.max(0, percentage)))
  return (
    <div className={styles.wrap}>
      <div className={styles.words} aria-hidden>
        <span>{status}</span>
        <span>{value}%</span>
      </div>
      <div
        role="progressbar"
        aria-label={status}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        className={styles.track}
      >
        <div className={joined(ruler, styles.scale)} />
        <div className={styles.bar} style={{ width: `${value}%` }} />
      </div>
    </div>
  )
}
