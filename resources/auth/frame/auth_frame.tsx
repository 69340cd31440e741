import type { ReactNode } from 'react'
import { t } from '../../lib/text/text.ts'
import { HalfMade } from '../../ui/half_made/half_made.tsx'
import { tallPage } from '../../ui/half_made/made_page.ts'
import * as styles from './auth_frame.css.ts'

interface AuthFrameProps {
  title: string
  text: string
  /** The link to the other form. */
  foot: ReactNode
  children: ReactNode
}

/** A form, in wide windows with a picture of the product. */
export function AuthFrame({ title, text, foot, children }: AuthFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.panel}>
        <div className={styles.inner}>
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.muted}>{text}</p>
          </header>
          {children}
          <p className={styles.muted}>{foot}</p>
        </div>
      </div>
      <aside className={styles.side}>
        <div className={styles.drawing}>
          <HalfMade page={tallPage} made={0.5} label={t('auth.side.drawing')} />
        </div>
        <div className={styles.sideWords}>
          <p className={styles.sideTitle}>{t('auth.side.title')}</p>
          <p>{t('auth.side.text')}</p>
        </div>
      </aside>
    </div>
  )
}
