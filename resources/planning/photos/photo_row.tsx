import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PlanImage } from '#contract/api/images'
import { IMAGE_WORDS } from '#contract/images'
import type { ImageChange } from '../../lib/api/main.ts'
import { useLossQuestion } from '../../lib/browser/use_draft.ts'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import * as styles from './photos.css.ts'

interface PhotoRowProps {
  photo: PlanImage
  /** Its index in the list. */
  at: number
  isLast: boolean
  onChange: (change: ImageChange) => void
  onRemove: () => void
}

/** A photo with its position and description, and buttons to move or remove it. */
export function PhotoRow({ photo, at, isLast, onChange, onRemove }: PhotoRowProps) {
  const { title, thumbnail_url: address } = photo
  const [alt, setAlt] = useState(photo.alt)
  useLossQuestion(alt.trim() !== photo.alt)
  return (
    <li className={styles.row}>
      <img className={styles.thumbnail} src={address} alt={photo.alt} />
      <div className={styles.words}>
        <span className={styles.place}>{placeOf(photo)}</span>
        <TextInput
          aria-label={t('images.photos.alt', { title })}
          placeholder={t('images.photos.alt_placeholder')}
          maxLength={IMAGE_WORDS}
          value={alt}
          onChange={setAlt}
          onBlur={() => alt.trim() !== photo.alt && onChange({ alt })}
        />
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon={ArrowUp}
          label={t('images.photos.earlier', { title })}
          disabled={at === 0}
          onClick={() => onChange({ position: at - 1 })}
        />
        <IconButton
          icon={ArrowDown}
          label={t('images.photos.later', { title })}
          disabled={isLast}
          onClick={() => onChange({ position: at + 1 })}
        />
        <IconButton icon={Trash2} label={t('images.photos.remove', { title })} onClick={onRemove} />
      </div>
    </li>
  )
}

function placeOf({ place, person = '' }: PlanImage): string {
  return place === 'person'
    ? t('images.photos.person', { name: person })
    : t(`images.photos.${place}`)
}
