import type { FoundPhoto } from '#contract/api/photos'
import { t } from '../../lib/text/text.ts'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import * as styles from './gallery.css.ts'

interface FoundPhotoCardProps {
  photo: FoundPhoto
  /** It is being fetched. */
  isChosen: boolean
  disabled: boolean
  onChoose: () => void
}

/** A photo that was found, and whose it is; a click chooses it. */
export function FoundPhotoCard({ photo, isChosen, disabled, onChoose }: FoundPhotoCardProps) {
  const title = photo.title || t('images.search.untitled')
  const author = photo.author || t('images.search.unknown_author')
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.choose}
        aria-label={t('images.search.choose', { title, author })}
        aria-busy={isChosen || undefined}
        disabled={disabled}
        onClick={onChoose}
      >
        <img className={styles.thumbnail} src={photo.thumbnail_url} alt="" loading="lazy" />
        {isChosen && (
          <span className={styles.used}>
            <Spinner />
          </span>
        )}
      </button>
      <span className={styles.title} title={title}>
        {title}
      </span>
      <a className={styles.credit} href={photo.page_url} target="_blank" rel="noopener noreferrer">
        {t('images.search.by', { author, licence: photo.licence })}
      </a>
    </li>
  )
}
