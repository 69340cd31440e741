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
  /** The accessible name of the choice. */
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
  /** Shows only the icons; screen readers still read the labels. */
  iconsOnly?: boolean
  disabled?: boolean
}

/** A radio group as one bar. */
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
