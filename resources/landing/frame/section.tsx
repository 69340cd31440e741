import type { ReactNode, Ref } from 'react'
import { joined } from '../../ui/layout/layout.tsx'
import * as styles from './section.css.ts'

interface SectionProps {
  id: string
  title: string
  text?: string
  ref?: Ref<HTMLElement>
  /** In wide windows the title is beside the content. */
  beside?: boolean
  children: ReactNode
}

export function Section({ id, title, text, ref, beside, children }: SectionProps) {
  return (
    <section
      id={id}
      ref={ref}
      aria-labelledby={`${id}-title`}
      className={joined(styles.section, beside && styles.beside)}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  )
}
