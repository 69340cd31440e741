import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { t } from '../../lib/text/text.ts'
import { Icon } from '../icon/icon.tsx'
import { joined } from '../layout/layout.tsx'
import { toast, toastStore, type Toast } from './toast_store.ts'
import * as styles from './toaster.css.ts'

/** Bottom centre. Waits while it is pointed at or holds the focus. */
export function Toaster() {
  const current = useStore(toastStore, (state) => state.current)
  const loud = current?.type === 'error'

  return (
    <div className={styles.place}>
      <div role="status">{current && !loud && <ToastCard key={current.id} shown={current} />}</div>
      <div role="alert">{current && loud && <ToastCard key={current.id} shown={current} />}</div>
    </div>
  )
}

function ToastCard({ shown }: { shown: Toast }) {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => toast.dismiss(shown.id), shown.duration)
    return () => clearTimeout(timer)
  }, [held, shown])

  return (
    <div
      className={joined(styles.toast, styles.type[shown.type])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.text}>{shown.text}</span>
      {shown.action && (
        <button
          type="button"
          className={joined(styles.button, styles.action)}
          onClick={() => {
            shown.action?.onClick()
            toast.dismiss(shown.id)
          }}
        >
          {shown.action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={t('ui.dismiss')}
        onClick={() => toast.dismiss(shown.id)}
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
