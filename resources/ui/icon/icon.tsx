import type { LucideIcon } from 'lucide-react'

export type { LucideIcon as IconShape } from 'lucide-react'

interface IconProps {
  of: LucideIcon
  size?: number
  className?: string
}

/** Every icon of the product: one set, one stroke, silent to screen readers. */
export function Icon({ of: Shape, size = 18, className }: IconProps) {
  return (
    <Shape size={size} strokeWidth={1.75} className={className} aria-hidden focusable={false} />
  )
}
