import type { CSSProperties } from 'react'
import { useFieldWiring } from '../field/field_context.ts'
import { joined } from '../layout/layout.tsx'
import { ruler, TICK } from '../drawing/drawing.css.ts'
import * as styles from './slider.css.ts'

interface SliderProps {
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
  /** The value as it is read out and shown, such as "8 px". */
  format?: (value: number) => string
  name?: string
  disabled?: boolean
}

export function Slider({
  value,
  min,
  max,
  step = 1,
  onChange,
  format = String,
  ...rest
}: SliderProps) {
  return (
    <div className={styles.wrap}>
      <div className={styles.track}>
        <input
          {...useFieldWiring()}
          {...rest}
          type="range"
          className={styles.input}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <div
          className={joined(ruler, styles.ticks)}
          style={{ [TICK]: `calc((100% - 1px) / ${(max - min) / step})` } as CSSProperties}
        />
      </div>
      <output className={styles.value}>{format(value)}</output>
    </div>
  )
}
