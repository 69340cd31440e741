import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../button/icon_button.tsx'
import { Icon } from '../icon/icon.tsx'
import { joined } from '../layout/layout.tsx'
import { Progress } from '../progress/progress.tsx'
import * as styles from './banner.css.ts'

type BannerType = 'success' | 'info' | 'error' | 'default'

interface BannerProps {
  type: BannerType
  title?: string
  children?: ReactNode
  /** A link or button below the words. */
  action?: ReactNode
  progress?: { status: string; percentage: number }
  onDismiss?: () => void
}

const SIGNS = { success: CircleCheck, info: Info, error: CircleAlert, default: Info }

/** Stays in the page until it is dismissed or what it tells is over. */
export function Banner({ type, title, children, action, progress, onDismiss }: BannerProps) {
  return (
    <div role={type === 'error' ? 'alert' : 'status'} className={styles.type[type]}>
      <Icon of={SIGNS[type]} size={20} className={joined(styles.sign[type], styles.icon)} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {progress && <Progress {...progress} />}
        {action && <div>{action}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton size="small" icon={X} label={t('ui.dismiss')} onClick={onDismiss} />
        </span>
      )}
    </div>
  )
}
