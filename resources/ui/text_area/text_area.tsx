import type { ComponentProps } from 'react'
import { control } from '../field/field.css.ts'
import { useFieldWiring } from '../field/field_context.ts'
import { joined } from '../layout/layout.tsx'
import { area } from './text_area.css.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange'> & {
  value: string
  onChange?: (value: string) => void
}

export function TextArea({ onChange, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={rows}
      {...useFieldWiring()}
      {...rest}
      className={joined(control, area)}
      onChange={(event) => onChange?.(event.target.value)}
    />
  )
}
