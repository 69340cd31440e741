import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../button/icon_button.tsx'
import * as styles from './dialog.css.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: keyof typeof styles.size
  /** Buttons, right-aligned below the content. */
  footer?: ReactNode
  /** A click outside does not close it, because it would lose what was typed. */
  keepsOpenOutside?: boolean
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'medium', footer, children } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={styles.size[size]}
            onPointerDownOutside={(event) => props.keepsOpenOutside && event.preventDefault()}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            {children}
            {footer && <div className={styles.footer}>{footer}</div>}
            <Radix.Close asChild>
              <span className={styles.close}>
                <IconButton icon={X} label={t('ui.close')} onClick={() => onOpenChange(false)} />
              </span>
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
