import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { WebsiteImage } from '#contract/api/images'
import { PICTURE_WORDS } from '#contract/photos'
import { errorSentence, keys, photos } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { useKeepsOpenOutside } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { TextArea } from '../../ui/text_area/text_area.tsx'
import * as styles from './gallery.css.ts'

interface PictureMakerProps {
  websiteId: string
  onChoose: (image: WebsiteImage) => void
}

/** Has the AI make a picture from the person's words. Leaving it, or Cancel, ends the request. */
export function PictureMaker({ websiteId, onChoose }: PictureMakerProps) {
  const client = useQueryClient()
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const request = useRef<AbortController>(null)
  const cancel = () => request.current?.abort()
  useEffect(() => cancel, [])
  useKeepsOpenOutside(words.trim() !== '')

  const making = useMutation({
    mutationFn: () => {
      request.current = new AbortController()
      return photos.make(websiteId, words.trim(), request.current.signal)
    },
    onSuccess: (image) => {
      client.setQueryData<WebsiteImage[]>(
        keys.websites.images(websiteId),
        (before) => before && [image, ...before.filter(({ id }) => id !== image.id)]
      )
      onChoose(image)
    },
    onMutate: () => setError(undefined),
    onError: (failure) => {
      if (!request.current?.signal.aborted) setError(errorSentence(failure))
    },
  })

  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        making.mutate()
      }}
    >
      <Field label={t('images.making.label')} hint={t('images.making.hint')} error={error}>
        <TextArea
          maxLength={PICTURE_WORDS}
          value={words}
          readOnly={making.isPending}
          onChange={setWords}
        />
      </Field>
      {making.isPending && <Waiting label={t('images.making.waiting')} />}
      <div className={styles.buttons}>
        <Button
          type="submit"
          icon={Sparkles}
          loading={making.isPending}
          disabled={words.trim() === ''}
        >
          {t('images.making.submit')}
        </Button>
        {making.isPending && (
          <Button variant="quiet" onClick={cancel}>
            {t('images.making.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
