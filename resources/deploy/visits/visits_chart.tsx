import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { shortDay } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'
import { scaleTop, type Bar } from './bars.ts'
import * as styles from './chart.css.ts'
import { numberText, spanOf } from './span.ts'

const HEIGHT = 100
/** The share of its place that a bar takes. */
const WIDTH = 0.72

/**
 * Bars of views, with the visitors as the darker part of each. It is one stop of the keyboard: the arrow
 * keys go through the bars as through the values of a slider, which screen readers read out.
 */
export function VisitsChart({ bars }: { bars: readonly Bar[] }) {
  const last = bars.length - 1
  const [at, setAt] = useState(last)
  const shown = bars[Math.min(at, last)]
  const top = scaleTop(Math.max(...bars.map(({ views }) => views)))

  function follow({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const over = Math.floor(((clientX - left) / width) * bars.length)
    setAt(Math.max(0, Math.min(last, over)))
  }

  function step(event: KeyboardEvent) {
    const next = TARGETS[event.key]?.(at, last)
    if (next === undefined) return
    event.preventDefault()
    setAt(Math.max(0, Math.min(last, next)))
  }

  return (
    <div className={styles.figure}>
      <div className={styles.head}>
        <p className={styles.readout}>
          <span className={styles.readoutDay}>{spanOf(shown)}</span>
          <span>{t('visits.numbers', shown)}</span>
        </p>
        <ul className={styles.legend}>
          <li className={styles.viewsKey}>{t('visits.views')}</li>
          <li className={styles.visitorsKey}>{t('visits.visitors')}</li>
        </ul>
      </div>
      <div className={styles.plot}>
        <div aria-hidden className={styles.scale}>
          <span>{numberText(top)}</span>
          <span>{numberText(top / 2)}</span>
          <span>0</span>
        </div>
        <div
          className={styles.bars}
          role="slider"
          tabIndex={0}
          aria-label={t('visits.chart')}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={at}
          aria-valuetext={`${spanOf(shown)}: ${t('visits.numbers', shown)}`}
          onKeyDown={step}
          onPointerMove={follow}
          onPointerDown={follow}
        >
          <Bars bars={bars} top={top} shown={shown} />
        </div>
        <div aria-hidden className={styles.days}>
          <span>{shortDay(bars[0].first)}</span>
          <span>{shortDay(bars[Math.floor(last / 2)].first)}</span>
          <span>{shortDay(bars[last].last)}</span>
        </div>
      </div>
    </div>
  )
}

const TARGETS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 7,
  PageUp: (at) => at + 7,
  Home: () => 0,
  End: (_, last) => last,
}

function Bars({ bars, top, shown }: { bars: readonly Bar[]; top: number; shown: Bar }) {
  return (
    <svg
      aria-hidden
      className={styles.drawing}
      viewBox={`0 0 ${bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {[0, HEIGHT / 2, HEIGHT].map((y) => (
        <line key={y} className={styles.rule} x1={0} x2={bars.length} y1={y} y2={y} />
      ))}
      {bars.map((bar, index) => (
        <g key={bar.first}>
          {bar === shown && (
            <rect className={styles.shown} x={index} y={0} width={1} height={HEIGHT} />
          )}
          <Column className={styles.views} index={index} share={bar.views / top} />
          <Column className={styles.visitors} index={index} share={bar.visitors / top} />
        </g>
      ))}
    </svg>
  )
}

function Column({ className, index, share }: { className: string; index: number; share: number }) {
  const height = share * HEIGHT
  return (
    <rect
      className={className}
      x={index + (1 - WIDTH) / 2}
      y={HEIGHT - height}
      width={WIDTH}
      height={height}
    />
  )
}
