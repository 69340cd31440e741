import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { control } from '../field/field.css.ts'
import { useFieldWiring } from '../field/field_context.ts'
import { Icon } from '../icon/icon.tsx'
import { joined } from '../layout/layout.tsx'
import * as styles from './select.css.ts'

interface Option<Value extends string> {
  value: Value
  label: string
  disabled?: boolean
}

interface SelectProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'className' | 'onChange' | 'value' | 'children'
> {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** A native select, which works well on phones and with screen readers. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, onChange, ...rest } = props
  return (
    <span className={styles.wrap}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={joined(control, styles.select)}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className={styles.arrow} />
    </span>
  )
}
