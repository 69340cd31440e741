import type { ElementType, ReactNode } from 'react'
import * as styles from './layout.css.ts'

interface LayoutProps {
  children: ReactNode
  gap?: styles.Gap
  as?: ElementType
  className?: string
}

interface FlexProps extends LayoutProps {
  align?: keyof typeof styles.align
  justify?: keyof typeof styles.justify
}

/** One below the other. */
export function Stack({
  gap = 'medium',
  align = 'stretch',
  justify = 'start',
  ...rest
}: FlexProps) {
  return box(rest, styles.stack, styles.gap[gap], styles.align[align], styles.justify[justify])
}

/** Beside each other, onto the next line where there is no room. */
export function Cluster({
  gap = 'small',
  align = 'center',
  justify = 'start',
  ...rest
}: FlexProps) {
  return box(rest, styles.cluster, styles.gap[gap], styles.align[align], styles.justify[justify])
}

/** As many equal columns as fit. */
export function Grid({
  gap = 'large',
  columns = 'medium',
  ...rest
}: LayoutProps & { columns?: keyof typeof styles.columns }) {
  return box(rest, styles.grid, styles.gap[gap], styles.columns[columns])
}

function box({ as: Tag = 'div', className, children }: LayoutProps, ...names: string[]) {
  return <Tag className={joined(...names, className)}>{children}</Tag>
}

/** Class names, without those that are absent. */
export function joined(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
