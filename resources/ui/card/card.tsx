import type { ReactNode } from 'react'
import { joined } from '../layout/layout.tsx'
import * as styles from './card.css.ts'

interface CardProps {
  children: ReactNode
  title?: string
  tone?: keyof typeof styles.tone
  padding?: keyof typeof styles.padding
  as?: 'div' | 'section' | 'article' | 'li'
  className?: string
}

export function Card(props: CardProps) {
  const { children, title, tone = 'solid', padding = 'large', as: Tag = 'div', className } = props
  return (
    <Tag className={joined(styles.tone[tone], styles.padding[padding], className)}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </Tag>
  )
}
