import { ImageUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IMAGE_TYPES } from '#contract/images'
import type { Sending, Uploads } from '../../lib/upload/use_uploads.ts'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../button/icon_button.tsx'
import { Progress } from '../progress/progress.tsx'
import { FileDrop } from './file_drop.tsx'
import * as styles from './upload.css.ts'

interface UploadZoneProps {
  uploads: Uploads
  /** The text of the button. */
  label: string
  variant?: 'primary' | 'quiet'
  children?: ReactNode
}

/** A button and a drop area for pictures, with the progress of each upload. */
export function UploadZone({ uploads, label, variant, children }: UploadZoneProps) {
  const { sending, add, drop } = uploads
  return (
    <FileDrop
      multiple
      label={label}
      icon={ImageUp}
      variant={variant}
      hint={t('images.kinds')}
      dropHint={t('images.drop')}
      accept={IMAGE_TYPES}
      onFiles={add}
    >
      {sending.length > 0 && (
        <ul className={styles.list}>
          {sending.map((one) => (
            <SendingRow key={one.id} sending={one} onDrop={() => drop(one.id)} />
          ))}
        </ul>
      )}
      {children}
    </FileDrop>
  )
}

function SendingRow({ sending, onDrop }: { sending: Sending; onDrop: () => void }) {
  const { name, share, error } = sending
  // All bytes are sent; the server still has to process them.
  const status = t(share < 1 ? 'images.sending' : 'images.processing', { name })
  return (
    <li className={styles.row}>
      {error ? (
        <p role="alert" className={styles.refused}>
          <span className={styles.name}>{name}</span>
          <span className={styles.error}>{error}</span>
        </p>
      ) : (
        <Progress status={status} percentage={share * 100} />
      )}
      <IconButton
        icon={X}
        label={error ? t('images.dismiss') : t('images.cancel', { name })}
        onClick={onDrop}
      />
    </li>
  )
}
