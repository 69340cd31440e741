import type { ReactNode } from 'react'
import { joined } from '../layout/layout.tsx'
import * as styles from './page_header.css.ts'

interface PageHeaderProps {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {actions}
    </header>
  )
}

interface PageProps {
  children: ReactNode
  narrow?: boolean
  wide?: boolean
}

/** The margins of a screen inside the signed-in shell. */
export function Page({ children, narrow, wide }: PageProps) {
  const size = joined(styles.page, narrow && styles.narrow, wide && styles.wide)
  return <div className={size}>{children}</div>
}
