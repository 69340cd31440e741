import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { joined } from '../layout/layout.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './button.css.ts'

export interface ButtonLook {
  variant?: keyof typeof styles.variant
  size?: keyof typeof styles.size
  full?: boolean
  icon?: IconShape
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** While true the button is disabled and shows `busyText`. */
  loading?: boolean
  busyText?: string
  children: ReactNode
}

export function Button(props: ButtonProps) {
  const { variant, size, full, icon, loading, busyText, children, disabled, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, full })}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading ? <Spinner /> : icon && <Icon of={icon} />}
      {loading ? (busyText ?? children) : children}
    </button>
  )
}

export function buttonClass({ variant = 'primary', size = 'medium', full }: ButtonLook): string {
  return joined(
    styles.variant[variant],
    styles.size[size],
    variant === 'link' && styles.linkSize,
    full && styles.full
  )
}
