import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../../ui/button/icon_button.tsx'
import * as styles from './panel.css.ts'

interface PanelProps {
  /** Read out. */
  label: string
  title: string
  /** Shown before the close button. */
  action?: ReactNode
  /** Wide panels are for forms. */
  width?: keyof typeof styles.panel
  onClose: () => void
  children: ReactNode
}

/** Beside the page, or below it on a phone. */
export function Panel({ label, title, action, width = 'normal', onClose, children }: PanelProps) {
  return (
    <aside className={styles.panel[width]} aria-label={label} data-scrolls>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
        <IconButton icon={X} label={t('editor.panel.close')} onClick={onClose} />
      </div>
      {children}
    </aside>
  )
}
