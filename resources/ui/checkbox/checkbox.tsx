import type { ReactNode } from 'react'
import { box, row } from './checkbox.css.ts'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  name?: string
  disabled?: boolean
}

export function Checkbox({ checked, onChange, children, ...rest }: CheckboxProps) {
  return (
    <label className={row}>
      <input
        {...rest}
        type="checkbox"
        className={box}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
