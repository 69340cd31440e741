import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../button/icon_button.tsx'
import * as styles from './dialog.css.ts'
import { useReturnedFocus } from './use_returned_focus.ts'

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
  /** Nothing closes it, because closing could not stop what is being sent. */
  keepsOpen?: boolean
  children?: ReactNode
}

/** Counts the parts of a dialog with typed text that is not saved. */
const UnsavedParts = createContext<((count: (before: number) => number) => void) | null>(null)

/** For a part of a dialog: while it is true, a click outside does not close the dialog. */
export function useKeepsOpenOutside(isChanged: boolean): void {
  const count = useContext(UnsavedParts)
  // A layout effect, so that the next click finds it in place.
  useLayoutEffect(() => {
    if (!isChanged || !count) return
    count((before) => before + 1)
    return () => count((before) => before - 1)
  }, [isChanged, count])
}

export function Dialog(props: DialogProps) {
  const { open, title, description, size = 'medium', footer, children, keepsOpen } = props
  const [unsavedParts, countUnsavedParts] = useState(0)
  const keepsOpenOutside = props.keepsOpenOutside || unsavedParts > 0
  const returnedFocus = useReturnedFocus()
  const onOpenChange = (isOpen: boolean) => !keepsOpen && props.onOpenChange(isOpen)

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            {...returnedFocus}
            className={styles.size[size]}
            onPointerDownOutside={(event) => keepsOpenOutside && event.preventDefault()}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            <UnsavedParts value={countUnsavedParts}>{children}</UnsavedParts>
            {footer && <div className={styles.footer}>{footer}</div>}
            <Radix.Close asChild>
              <span className={styles.close}>
                <IconButton
                  icon={X}
                  label={t('ui.close')}
                  disabled={keepsOpen}
                  onClick={() => onOpenChange(false)}
                />
              </span>
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
