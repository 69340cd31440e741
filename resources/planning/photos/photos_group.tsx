import { t } from '../../lib/text/text.ts'
import { Failed } from '../../ui/states/states.tsx'
import { UploadZone } from '../../ui/upload/upload_zone.tsx'
import { Group } from '../sheet/fields/group.tsx'
import type { SheetStore } from '../sheet/state/sheet_store.ts'
import { PhotoRow } from './photo_row.tsx'
import * as styles from './photos.css.ts'
import { usePhotos } from './use_photos.ts'

interface PhotosGroupProps {
  planId: string
  store: SheetStore
}

/** The person's own pictures; the preview shows them. */
export function PhotosGroup({ planId, store }: PhotosGroupProps) {
  const { photos, failed, retry, retrying, uploads, change, remove } = usePhotos(planId, store)
  return (
    <Group title={t('images.photos.title')} blocks={[]}>
      <p className={styles.lead}>{t('images.photos.lead')}</p>
      <UploadZone uploads={uploads} label={t('images.photos.add')} variant="quiet">
        {failed && (
          <Failed text={t('images.photos.load_failed')} retrying={retrying} onRetry={retry} />
        )}
        {photos && photos.length > 0 && (
          <ul className={styles.list}>
            {photos.map((photo, at) => (
              <PhotoRow
                key={photo.id}
                photo={photo}
                at={at}
                isLast={at === photos.length - 1}
                onChange={(changes) => change(photo.id, changes)}
                onRemove={() => remove(photo.id)}
              />
            ))}
          </ul>
        )}
      </UploadZone>
    </Group>
  )
}
