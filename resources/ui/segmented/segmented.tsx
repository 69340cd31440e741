import { useId } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually_hidden/visually_hidden.tsx'
import * as styles from './segmented.css.ts'

interface Choice<Value extends string> {
  value: Value
  label: string
  icon?: IconShape
}

interface SegmentedProps<Value extends string> {
  /** What is being chosen; read out. */
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
  /** Draw the icons alone; the labels are still read out. */
  iconsOnly?: boolean
  disabled?: boolean
}

/** One of a few, all in sight: a radio group drawn as one bar. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, choices, onChange, iconsOnly, disabled } = props
  const name = useId()

  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={styles.option}
          title={iconsOnly ? choice.label : undefined}
        >
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon && <Icon of={choice.icon} />}
          {iconsOnly ? <VisuallyHidden>{choice.label}</VisuallyHidden> : choice.label}
        </label>
      ))}
    </div>
  )
}
