import { ImageMinus, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { WebsiteImage } from '#contract/api/images'
import type { PageOperation } from '#contract/page_operation'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toast_store.ts'
import type { ElementFacts } from '../engine/facts.ts'
import * as look from '../inspector/inspector.css.ts'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import { AltField } from './alt_field.tsx'
import { GalleryDialog } from './gallery_dialog.tsx'
import { hasBackgroundImage } from './background_image.ts'
import { placedImage } from './placed_image.ts'

interface PicturePartProps {
  facts: ElementFacts
  editor: Editor
}

/** The picture of an element, or its background picture. */
export function PicturePart({ facts, editor }: PicturePartProps) {
  const { edits, websiteId } = editor
  const { page } = useStore(edits)
  const [isChoosing, setIsChoosing] = useState(false)
  const [error, setError] = useState<string>()
  const element = page.element(facts.id)
  const isImage = facts.tag === 'img'

  function make(operation: PageOperation, done: string) {
    const refusal = edits.change(operation)
    setError(refusal?.message)
    if (!refusal) toast.success(done)
  }

  function choose(image: WebsiteImage) {
    setIsChoosing(false)
    if (isImage) {
      const isLazy = element?.attribute('loading')?.value === 'lazy'
      make(placedImage(facts.id, image, isLazy), t('images.panel.updated'))
    } else setBackground(image.path)
  }

  function setBackground(url: string) {
    const operation = { type: 'set_background_image', element: facts.id, url } as const
    make(operation, t('images.panel.background_updated'))
  }

  const hasBackground = !isImage && hasBackgroundImage(facts.style)
  const alt = element?.attribute('alt')?.value ?? ''
  return (
    <section className={look.part}>
      <h3 className={look.heading}>
        {t(isImage ? 'images.panel.section' : 'images.panel.background')}
      </h3>
      <Button variant="quiet" icon={ImagePlus} full onClick={() => setIsChoosing(true)}>
        {t(
          isImage
            ? 'images.panel.change'
            : hasBackground
              ? 'images.panel.change_background'
              : 'images.panel.set_background'
        )}
      </Button>
      {hasBackground && (
        <Button variant="quiet" icon={ImageMinus} full onClick={() => setBackground('')}>
          {t('images.panel.remove_background')}
        </Button>
      )}
      {isImage && <AltField key={alt} element={facts.id} alt={alt} edits={edits} />}
      {error && (
        <p role="alert" className={look.error}>
          {error}
        </p>
      )}
      {isChoosing && (
        <GalleryDialog
          websiteId={websiteId}
          html={page.text}
          onChoose={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </section>
  )
}
