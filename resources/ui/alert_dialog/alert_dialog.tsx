import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import * as styles from '../dialog/dialog.css.ts'
import { useReturnedFocus } from '../dialog/use_returned_focus.ts'

interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'primary'
  /** While true the dialog cannot be closed and the confirming button shows `busyText`. */
  busy?: boolean
  busyText?: string
  confirmDisabled?: boolean
  error?: string
  onConfirm: () => void
  /** Fields that must be filled in before confirming. */
  children?: ReactNode
}

/** A question that must be answered: the page behind is inert, and a click outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, children, error, busy } = props
  const focus = useReturnedFocus()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content className={styles.size.small} {...focus}>
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            </div>
            {error && <Banner type="error">{error}</Banner>}
            {children}
            <div className={styles.footer}>
              <Radix.Cancel asChild>
                <Button variant="quiet" disabled={busy}>
                  {props.cancelLabel ?? t('ui.cancel')}
                </Button>
              </Radix.Cancel>
              <Button
                variant={props.tone ?? 'danger'}
                loading={busy}
                busyText={props.busyText}
                disabled={props.confirmDisabled}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
