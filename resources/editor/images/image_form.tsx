import { useState, type SubmitEvent } from 'react'
import type { WebsiteImage } from '#contract/api/images'
import { IMAGE_WORDS } from '#contract/images'
import type { ImageChange } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
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
  const [title, setTitle] = useState(image.title)
  const [alt, setAlt] = useState(image.alt)
  const [isSaving, setIsSaving] = useState(false)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    setIsSaving(true)
    if (await onSave({ title, alt })) onClose()
    else setIsSaving(false)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <Field label={t('images.gallery.name')}>
        <TextInput
          autoFocus
          maxLength={IMAGE_WORDS}
          value={title}
          onChange={setTitle}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Field label={t('images.gallery.alt')} hint={t('images.gallery.alt_hint')}>
        <TextInput maxLength={IMAGE_WORDS} value={alt} onChange={setAlt} />
      </Field>
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="small"
          loading={isSaving}
          busyText={t('images.gallery.saving')}
          disabled={title.trim() === ''}
        >
          {t('images.gallery.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('images.gallery.cancel')}
        </Button>
      </div>
    </form>
  )
}
