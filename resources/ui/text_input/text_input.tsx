import type { ComponentProps } from 'react'
import { control } from '../field/field.css.ts'
import { useFieldWiring } from '../field/field_context.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'onChange'> & {
  value: string
  onChange?: (value: string) => void
}

export function TextInput({ onChange, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      {...useFieldWiring()}
      {...rest}
      className={control}
      onChange={(event) => onChange?.(event.target.value)}
    />
  )
}
