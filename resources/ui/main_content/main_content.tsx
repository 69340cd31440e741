import type { ReactNode } from 'react'
import { t } from '../../lib/text/text.ts'
import { skip } from './main_content.css.ts'

const MAIN = 'main'

/** The link to the main content, the first keyboard stop on every screen. */
export function SkipLink() {
  return (
    <a href={`#${MAIN}`} className={skip}>
      {t('shell.skip')}
    </a>
  )
}

export function MainContent({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id={MAIN} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
