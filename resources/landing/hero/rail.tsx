import { t } from '../../lib/text/text.ts'
import { ruler } from '../../ui/drawing/drawing.css.ts'
import { joined } from '../../ui/layout/layout.tsx'
import * as styles from './rail.css.ts'

interface RailProps {
  /** The finished part of the page, in percent. */
  value: number
  onChange: (value: number) => void
}

export function Rail({ value, onChange }: RailProps) {
  const percent = Math.round(value)
  return (
    <div className={styles.rail}>
      <div className={joined(ruler, styles.ticks)} />
      <input
        type="range"
        className={styles.input}
        min={0}
        max={100}
        value={percent}
        aria-label={t('landing.hero.seam')}
        aria-valuetext={t('landing.hero.seam_value', { percent })}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
