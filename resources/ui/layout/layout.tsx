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

/** A column. */
export function Stack({
  gap = 'medium',
  align = 'stretch',
  justify = 'start',
  ...rest
}: FlexProps) {
  return box(rest, styles.stack, styles.gap[gap], styles.align[align], styles.justify[justify])
}

/** A row that wraps. */
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

/** Joins class names and skips missing ones. */
export function joined(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
