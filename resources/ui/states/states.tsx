import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../button/button.tsx'
import { corners } from '../drawing/drawing.css.ts'
import { joined } from '../layout/layout.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually_hidden/visually_hidden.tsx'
import * as styles from './states.css.ts'

interface EmptyProps {
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** The empty state: the outline of the missing content, and the next step. */
export function Empty({ title, text, action }: EmptyProps) {
  return (
    <div className={joined(styles.place, corners)}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

interface FailedProps {
  /** What happened and what to do, in a sentence. */
  text: ReactNode
  title?: string
  onRetry?: () => void
  retrying?: boolean
  action?: ReactNode
}

export function Failed({ text, title, onRetry, retrying, action }: FailedProps) {
  return (
    <div role="alert" className={styles.place}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        {onRetry && (
          <Button variant="quiet" icon={RotateCw} loading={retrying} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}

interface WaitingProps {
  /** Read out; also shown if there are no skeletons. */
  label?: string
  children?: ReactNode
  /** Fills the screen, for use before a page is loaded. */
  whole?: boolean
}

export function Waiting({ label = t('ui.loading'), children, whole }: WaitingProps) {
  if (children) {
    return (
      <div role="status" aria-busy>
        <VisuallyHidden>{label}</VisuallyHidden>
        {children}
      </div>
    )
  }
  return (
    <div role="status" className={whole ? styles.whole : undefined}>
      <div className={styles.spinner}>
        <Spinner />
        <span className={styles.waitingText}>{label}</span>
      </div>
    </div>
  )
}
