import type { ReactNode } from 'react'
import { corners } from '../drawing/drawing.css.ts'
import { joined } from '../layout/layout.tsx'
import * as styles from './states.css.ts'

interface MessageProps {
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** A screen with one message and the next step. */
export function Message({ title, text, action }: MessageProps) {
  return (
    <div className={styles.whole}>
      <div className={joined(styles.place, corners)}>
        <h1 className={styles.title}>{title}</h1>
        {text && <div className={styles.text}>{text}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
