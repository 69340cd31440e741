import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Icon } from '../icon/icon.tsx'
import { buttonClass, type ButtonLook } from './button.tsx'

interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'className'> {
  children: ReactNode
}

/** A link that looks like a button. `target` is for addresses of other origins. */
export function LinkButton({ variant, size, full, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, full })}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  )
}
