import { useState, type SubmitEvent } from 'react'
import type { WebsiteImage } from '#contract/api/images'
import { IMAGE_WORDS } from '#contract/images'
import type { ImageChange } from '../../lib/api/main.ts'
import { useDraft } from '../../lib/browser/use_draft.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { useKeepsOpenOutside } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import * as styles from './gallery.css.ts'

interface ImageFormProps {
  image: WebsiteImage
  onSave: (change: ImageChange) => Promise<boolean>
  onClose: () => void
}

/** The name and the description of a picture. */
export function ImageForm({ image, onSave, onClose }: ImageFormProps) {
  const title = useDraft(`sitewright:image-title:${image.id}`, image.title)
  const alt = useDraft(`sitewright:image-alt:${image.id}`, image.alt)
  const [isSaving, setIsSaving] = useState(false)
  useKeepsOpenOutside(title.isChanged || alt.isChanged)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    setIsSaving(true)
    if (await onSave({ title: title.draft, alt: alt.draft })) close()
    else setIsSaving(false)
  }

  function close() {
    title.forget()
    alt.forget()
    onClose()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <Field label={t('images.gallery.name')}>
        <TextInput
          autoFocus
          maxLength={IMAGE_WORDS}
          value={title.draft}
          readOnly={isSaving}
          onChange={title.write}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Field label={t('images.gallery.alt')} hint={t('images.gallery.alt_hint')}>
        <TextInput
          maxLength={IMAGE_WORDS}
          value={alt.draft}
          readOnly={isSaving}
          onChange={alt.write}
        />
      </Field>
      {(title.isRestored || alt.isRestored) && (
        <p className={styles.alt}>{t('images.gallery.restored')}</p>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="small"
          loading={isSaving}
          busyText={t('images.gallery.saving')}
          disabled={title.draft.trim() === ''}
        >
          {t('images.gallery.save')}
        </Button>
        <Button size="small" variant="quiet" disabled={isSaving} onClick={close}>
          {t('images.gallery.cancel')}
        </Button>
      </div>
    </form>
  )
}
