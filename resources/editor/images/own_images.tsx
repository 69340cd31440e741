import { useState } from 'react'
import type { WebsiteImage } from '#contract/api/images'
import { imagePathsIn } from '#contract/images'
import { t } from '../../lib/text/text.ts'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { UploadZone } from '../../ui/upload/upload_zone.tsx'
import { DeleteQuestion } from '../dialogs/delete_question.tsx'
import * as styles from './gallery.css.ts'
import { ImageCard } from './image_card.tsx'
import type { useGallery } from './use_gallery.ts'

interface OwnImagesProps {
  gallery: ReturnType<typeof useGallery>
  /** The current page; pictures that it shows are marked. */
  html: string
  onChoose: (image: WebsiteImage) => void
}

/** The website's pictures: upload, name, delete, and choose one. */
export function OwnImages({ gallery, html, onChoose }: OwnImagesProps) {
  const { list, uploads, change, remove } = gallery
  const [leaving, setLeaving] = useState<WebsiteImage>()
  const paths = new Set(imagePathsIn(html))
  const isUsed = ({ path, sources }: WebsiteImage) =>
    paths.has(path) || sources.some((source) => paths.has(source.path))

  return (
    <>
      <UploadZone uploads={uploads} label={t('images.gallery.upload')}>
        <h3 className={styles.heading}>{t('images.gallery.uploaded')}</h3>
        {list.isPending && <Waiting label={t('images.gallery.waiting')} />}
        {list.isError && (
          <Failed
            text={t('images.gallery.load_failed')}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.length === 0 && (
          <div className={styles.empty}>
            <p>{t('images.gallery.empty')}</p>
            <p>{t('images.gallery.empty_hint')}</p>
          </div>
        )}
        {list.data && list.data.length > 0 && (
          <ul className={styles.grid}>
            {list.data.map((image) => (
              <ImageCard
                key={image.id}
                image={image}
                used={isUsed(image)}
                onChoose={() => onChoose(image)}
                onChange={(changes) => change(image.id, changes)}
                onDelete={() => setLeaving(image)}
              />
            ))}
          </ul>
        )}
      </UploadZone>
      {leaving && (
        <DeleteQuestion
          title={t('images.deleting.title')}
          description={t(isUsed(leaving) ? 'images.deleting.used' : 'images.deleting.unused')}
          onDelete={() => remove(leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
