import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { content } from './popover.css.ts'

interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** One button, which gets the popover's attributes. */
  trigger: ReactNode
  /** Read out when it opens. */
  label: string
  children: ReactNode
}

/** A small panel at its trigger. The focus goes to the chosen element, else to the first one. */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={content}
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            const panel = event.currentTarget as HTMLElement
            const chosen = panel.querySelector<HTMLElement>(':checked')
            if (!chosen) return
            event.preventDefault()
            chosen.focus()
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
