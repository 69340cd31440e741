import { ImageUp, X } from 'lucide-react'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { IMAGE_TYPES } from '#contract/images'
import type { Sending, Uploads } from '../../lib/upload/use_uploads.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon_button.tsx'
import { Progress } from '../progress/progress.tsx'
import * as styles from './upload.css.ts'

interface UploadZoneProps {
  uploads: Uploads
  /** The text of the button. */
  label: string
  variant?: 'primary' | 'quiet'
  children?: ReactNode
}

/** A button and a drop area for files, with the progress of each upload. */
export function UploadZone({ uploads, label, variant, children }: UploadZoneProps) {
  const { sending, add, drop } = uploads
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }

  function taken(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }

  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={taken}
    >
      <div className={styles.action}>
        <Button variant={variant} icon={ImageUp} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <p className={styles.hint}>{isOver ? t('images.drop') : t('images.kinds')}</p>
        <input
          ref={input}
          hidden
          multiple
          type="file"
          accept={IMAGE_TYPES.join(',')}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </div>
      {sending.length > 0 && (
        <ul className={styles.list}>
          {sending.map((one) => (
            <SendingRow key={one.id} sending={one} onDrop={() => drop(one.id)} />
          ))}
        </ul>
      )}
      {children}
    </div>
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
