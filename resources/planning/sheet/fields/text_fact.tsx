import type { FieldPath } from 'site-designer/sheet'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/text_area/text_area.tsx'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import { fieldName } from '../field_name.ts'
import { suggested } from './text_fact.css.ts'
import { Suggestions } from './suggestions.tsx'
import { useError } from './use_error.ts'

interface TextFactProps {
  path: FieldPath
  /** The server's path, if it is longer: "where.0.locality". */
  at?: string
  value: string
  onChange: (value: string) => void
  label?: string
  hint?: string
  /** More than one line. */
  long?: boolean
  placeholder?: string
  /** The place whose suggestions are shown. */
  place?: number
}

/** A field that holds one text. */
export function TextFact(props: TextFactProps) {
  const { path, at = path, value, onChange, label, hint, long, placeholder, place } = props
  const Control = long ? TextArea : TextInput
  return (
    <div data-field={path} className={suggested}>
      <Field label={label ?? fieldName(path)} hint={hint} error={useError(at)}>
        <Control
          value={value}
          autoComplete="off"
          placeholder={placeholder}
          onChange={onChange}
          {...(long && { rows: 3 })}
        />
      </Field>
      <Suggestions of={path} place={place} />
    </div>
  )
}
