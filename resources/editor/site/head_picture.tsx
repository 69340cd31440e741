import { useQuery } from '@tanstack/react-query'
import { ImagePlus, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { readImagePath } from '#contract/images'
import { etagOf } from '#contract/website_etag'
import { editing, images, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { GalleryDialog } from '../images/gallery_dialog.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import { reasonOf } from '../state/failures.ts'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import * as styles from './head_picture.css.ts'

interface HeadPictureProps {
  name: 'icon' | 'picture'
  /** The address that the page names now, or ''. */
  shown: string
  editor: Editor
}

/** A picture of the owner instead of the generated one. */
export function HeadPicture({ name, shown, editor: { edits, websiteId: id } }: HeadPictureProps) {
  const { page, busy } = useStore(edits)
  const [isChoosing, setIsChoosing] = useState(false)
  const [error, setError] = useState<string>()
  const hash = readImagePath(shown)?.hash
  const list = useQuery({
    queryKey: keys.websites.images(id),
    queryFn: ({ signal }) => images.list(id, signal),
    enabled: hash !== undefined,
  })
  const own = hash && list.data?.find(({ path }) => readImagePath(path)?.hash === hash)
  const address = own ? own.thumbnail_url : shown.startsWith('data:image/') ? shown : ''

  async function set(image: string | null) {
    setIsChoosing(false)
    setError(undefined)
    try {
      await edits.perform((version) =>
        editing.changeDetails(id, { [name]: image }, etagOf({ id, version }))
      )
    } catch (failure) {
      setError(reasonOf(failure))
    }
  }

  return (
    <section className={inspector.part}>
      <h3 className={inspector.heading}>{t(`editor.site.${name}`)}</h3>
      {address && <img className={styles.shown[name]} src={address} alt={own ? own.alt : ''} />}
      <p className={inspector.note}>
        {t(shown ? `editor.site.${name}_hint` : `editor.site.${name}_none`)}
      </p>
      <Button
        variant="quiet"
        icon={ImagePlus}
        full
        disabled={busy !== null}
        onClick={() => setIsChoosing(true)}
      >
        {t(`editor.site.${name}_choose`)}
      </Button>
      {hash && (
        <Button
          variant="quiet"
          icon={RotateCcw}
          full
          disabled={busy !== null}
          onClick={() => void set(null)}
        >
          {t(`editor.site.${name}_remove`)}
        </Button>
      )}
      {error && (
        <p role="alert" className={inspector.error}>
          {error}
        </p>
      )}
      {isChoosing && (
        <GalleryDialog
          websiteId={id}
          html={page.text}
          onChoose={(image) => void set(image.id)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </section>
  )
}
