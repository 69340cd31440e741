import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { WebsiteImage } from '#contract/api/images'
import type { ImageChange } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon_button.tsx'
import * as styles from './gallery.css.ts'
import { ImageForm } from './image_form.tsx'

interface ImageCardProps {
  image: WebsiteImage
  used: boolean
  onChoose: () => void
  onChange: (change: ImageChange) => Promise<boolean>
  onDelete: () => void
}

/** A picture of the gallery with its name and description; a click chooses it. */
export function ImageCard({ image, used, onChoose, onChange, onDelete }: ImageCardProps) {
  const [isEdited, setIsEdited] = useState(false)
  const { title, alt, credit } = image
  if (isEdited) {
    return (
      <li className={styles.wide}>
        <ImageForm image={image} onSave={onChange} onClose={() => setIsEdited(false)} />
      </li>
    )
  }
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <button
          type="button"
          className={styles.choose}
          aria-label={t('images.gallery.choose', { title })}
          onClick={onChoose}
        >
          <img className={styles.thumbnail} src={image.thumbnail_url} alt={alt} loading="lazy" />
        </button>
        {used && <span className={styles.used}>{t('images.gallery.used')}</span>}
      </div>
      <div className={styles.foot}>
        <span className={styles.title} title={title}>
          {title}
        </span>
        <IconButton
          size="small"
          icon={Pencil}
          label={t('images.gallery.edit', { title })}
          onClick={() => setIsEdited(true)}
        />
        <IconButton
          size="small"
          icon={Trash2}
          label={t('images.gallery.remove', { title })}
          onClick={onDelete}
        />
      </div>
      {alt ? (
        <p className={styles.alt}>{alt}</p>
      ) : (
        <Button variant="link" size="small" onClick={() => setIsEdited(true)}>
          {t('images.gallery.describe')}
        </Button>
      )}
      {credit && (
        <a
          className={styles.credit}
          href={credit.page_url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t(credit.is_required ? 'images.search.credited' : 'images.search.by', {
            author: credit.author || t('images.search.unknown_author'),
            licence: credit.licence,
          })}
        </a>
      )}
    </li>
  )
}
