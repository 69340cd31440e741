import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { t } from '../../lib/text/text.ts'
import { Icon } from '../icon/icon.tsx'
import { FieldContext } from './field_context.ts'
import * as styles from './field.css.ts'

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string
  /** Shows "optional" next to the label. */
  optional?: boolean
  required?: boolean
  /** Content at the end of the label's line, such as a link. */
  aside?: ReactNode
  children: ReactNode
}

/** A label, one control, its hint and its error. The control connects itself. */
export function Field({ label, hint, error, optional, required, aside, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const wiring = {
    'id': id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required ? (true as const) : undefined,
  }

  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {optional && <span className={styles.optional}>{t('ui.field.optional')}</span>}
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} size={14} />
          {error}
        </p>
      )}
    </div>
  )
}
