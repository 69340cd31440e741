import { Search } from 'lucide-react'
import { useState } from 'react'
import type { WebsiteImage } from '#contract/api/images'
import { PHOTO_WORDS } from '#contract/photos'
import { errorSentence } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { FoundPhotoCard } from './found_photo_card.tsx'
import * as styles from './gallery.css.ts'
import { usePhotoSearch } from './use_photo_search.ts'

interface PhotoSearchProps {
  websiteId: string
  onChoose: (image: WebsiteImage) => void
}

/** Photos of other people that may be used: search, look, and choose one. */
export function PhotoSearch({ websiteId, onChoose }: PhotoSearchProps) {
  const [draft, setDraft] = useState('')
  const [words, setWords] = useState('')
  const { found, choice } = usePhotoSearch(websiteId, words, onChoose)
  const all = found.data?.pages.flatMap(({ photos }) => photos) ?? []

  return (
    <>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          setWords(draft.trim())
        }}
      >
        <Field label={t('images.search.label')} hint={t('images.search.hint')}>
          <TextInput
            type="search"
            autoComplete="off"
            maxLength={PHOTO_WORDS}
            value={draft}
            onChange={setDraft}
          />
        </Field>
        <Button type="submit" icon={Search} disabled={draft.trim() === ''}>
          {t('images.search.submit')}
        </Button>
      </form>
      {words === '' && <p className={styles.empty}>{t('images.search.before')}</p>}
      {found.isLoading && <Waiting label={t('images.search.waiting')} />}
      {found.isError && all.length === 0 && (
        <Failed
          text={errorSentence(found.error)}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && all.length === 0 && (
        <div className={styles.empty} role="status">
          <p>{t('images.search.empty')}</p>
          <p>{t('images.search.empty_hint')}</p>
        </div>
      )}
      {all.length > 0 && (
        <ul className={styles.grid} aria-label={t('images.search.found')}>
          {all.map((photo) => (
            <FoundPhotoCard
              key={`${photo.source}:${photo.id}`}
              photo={photo}
              isChosen={choice.isPending && choice.variables === photo}
              disabled={choice.isPending}
              onChoose={() => choice.mutate(photo)}
            />
          ))}
        </ul>
      )}
      {found.isFetchNextPageError && <p role="alert">{errorSentence(found.error)}</p>}
      {found.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('images.search.more')}
          </Button>
        </div>
      )}
    </>
  )
}
