import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { joined } from '../layout/layout.tsx'
import * as styles from './menu.css.ts'

interface MenuProps {
  /** One button, which gets the menu's attributes. */
  trigger: ReactNode
  children: ReactNode
  side?: 'top' | 'bottom'
  align?: 'start' | 'end'
}

/** Opens at its trigger; a click outside or Escape closes it. */
export function Menu({ trigger, children, side = 'bottom', align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.content}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps {
  icon?: IconShape
  tone?: 'danger'
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, tone, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item
      className={joined(styles.item, tone && styles.danger)}
      disabled={disabled}
      onSelect={onSelect}
    >
      {icon && <Icon of={icon} />}
      {children}
    </Radix.Item>
  )
}

interface MenuLinkProps {
  to: string
  icon?: IconShape
  children: ReactNode
}

export function MenuLink({ to, icon, children }: MenuLinkProps) {
  return (
    <Radix.Item asChild>
      <Link to={to} className={styles.item}>
        {icon && <Icon of={icon} />}
        {children}
      </Link>
    </Radix.Item>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />
}
