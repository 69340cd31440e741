import type { KeyboardEvent, ReactNode } from 'react'

interface MarkButtonProps {
  className: string
  stop: boolean
  label: string
  /** Shown above it on hover and focus. */
  name: string
  /** Where it begins in the prompt. */
  start: number
  highlighted?: boolean
  /** Why it is open: unplaced words, or a question about a field. */
  open?: 'unplaced' | 'perhaps'
  onPress?: () => void
  children: ReactNode
}

/** A clickable piece of text; a button element would not break across lines. */
export function MarkButton({
  className,
  stop,
  label,
  name,
  start,
  highlighted,
  open,
  onPress,
  ...rest
}: MarkButtonProps) {
  return (
    <span
      {...rest}
      role="button"
      tabIndex={stop ? 0 : -1}
      className={className}
      aria-label={label}
      data-mark
      data-name={name}
      data-start={start}
      data-open={open}
      data-highlighted={highlighted || undefined}
      {...(onPress && {
        onClick: onPress,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onPress()
        },
      })}
    />
  )
}
