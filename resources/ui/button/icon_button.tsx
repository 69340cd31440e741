import type { ComponentProps } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { joined } from '../layout/layout.tsx'
import { buttonClass, type ButtonLook } from './button.tsx'
import { square } from './button.css.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: IconShape
  /** Read out, and shown as a tooltip. */
  label: string
  variant?: ButtonLook['variant']
  size?: ButtonLook['size']
}

export function IconButton({ icon, label, variant = 'plain', size, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={joined(buttonClass({ variant, size }), square)}
    >
      <Icon of={icon} />
    </button>
  )
}
