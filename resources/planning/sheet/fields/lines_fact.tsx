import type { FieldPath } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { TextFact } from './text_fact.tsx'

interface LinesFactProps {
  path: FieldPath
  at?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  hint?: string
  placeholder?: string
  place?: number
}

/** A list of lines, as one text with a line each: typed, pasted and reordered like any text. */
export function LinesFact({ value, onChange, hint, ...rest }: LinesFactProps) {
  return (
    <TextFact
      long
      {...rest}
      hint={hint ?? t('planning.sheet.hint.lines')}
      value={value.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
    />
  )
}
