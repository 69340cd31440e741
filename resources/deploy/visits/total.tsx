import { TrendingDown, TrendingUp } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { changeOf } from './bars.ts'
import { numberText } from './span.ts'
import * as styles from './visits.css.ts'

interface TotalProps {
  label: string
  now: number
  /** In the same time before; undefined if that is not known. */
  before: number | undefined
  days: number
}

export function Total({ label, now, before, days }: TotalProps) {
  return (
    <Card as="section" padding="medium" className={styles.total}>
      <h2 className={styles.totalLabel}>{label}</h2>
      <p className={styles.totalNumber}>{numberText(now)}</p>
      {before !== undefined && <Change change={changeOf(now, before)} days={days} />}
    </Card>
  )
}

function Change({ change, days }: { change: number | null; days: number }) {
  if (change === null) return <p className={styles.change}>{t('visits.change.none', { days })}</p>
  const percent = percentText(Math.abs(change))
  if (percent === '0%') return <p className={styles.change}>{t('visits.change.same', { days })}</p>
  const isMore = change > 0
  return (
    <p className={isMore ? styles.changeUp : styles.change}>
      <span className={styles.arrow}>
        <Icon of={isMore ? TrendingUp : TrendingDown} />
      </span>
      {t(isMore ? 'visits.change.more' : 'visits.change.fewer', { percent, days })}
    </p>
  )
}

const percents = new Intl.NumberFormat('en-US', { style: 'percent' })

function percentText(share: number): string {
  return percents.format(share)
}
