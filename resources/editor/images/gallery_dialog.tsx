import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WebsiteImage } from '#contract/api/images'
import { account, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { OwnImages } from './own_images.tsx'
import { PhotoSearch } from './photo_search.tsx'
import { PictureMaker } from './picture_maker.tsx'
import { useGallery } from './use_gallery.ts'

interface GalleryDialogProps {
  websiteId: string
  /** The current page; pictures that it shows are marked. */
  html: string
  onChoose: (image: WebsiteImage) => void
  onClose: () => void
}

type Way = 'own' | 'search' | 'make'

/** The ways to a picture: the website's own ones, and those of others and of the AI where the server has them. */
export function GalleryDialog({ websiteId, html, onChoose, onClose }: GalleryDialogProps) {
  // Here, so that an upload goes on while the person looks elsewhere.
  const gallery = useGallery(websiteId)
  const [way, setWay] = useState<Way>('own')
  const { data } = useQuery({ queryKey: keys.configuration, queryFn: account.configuration })
  const ways: Way[] = ['own']
  if (data?.photo_search) ways.push('search')
  if (data?.picture_making) ways.push('make')

  return (
    <Dialog
      open
      size="large"
      title={t('images.gallery.title')}
      onOpenChange={(open) => !open && onClose()}
    >
      {ways.length > 1 && (
        <Segmented
          label={t('images.ways.label')}
          value={way}
          choices={ways.map((value) => ({ value, label: t(`images.ways.${value}`) }))}
          onChange={setWay}
        />
      )}
      {way === 'own' && <OwnImages gallery={gallery} html={html} onChoose={onChoose} />}
      {way === 'search' && <PhotoSearch websiteId={websiteId} onChoose={onChoose} />}
      {way === 'make' && <PictureMaker websiteId={websiteId} onChoose={onChoose} />}
    </Dialog>
  )
}
