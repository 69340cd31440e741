import { useEffect, useRef } from 'react'
import type { MessageFolder, Messages } from '../../lib/api/main.ts'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Cluster, Stack } from '../../ui/layout/layout.tsx'
import { Page, PageHeader } from '../../ui/page_header/page_header.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Empty, Failed, Waiting } from '../../ui/states/states.tsx'
import { DownloadCsv } from './download_csv.tsx'
import { MessageList } from './message_list.tsx'
import * as styles from './messages.css.ts'
import { useMessages } from './use_messages.ts'
import { useMessageSelection } from './use_message_selection.ts'

/** What visitors sent with the contact forms of the person's websites. */
export function MessagesPage() {
  useTitle(t('messages.title'))
  const [place, show] = useMessageSelection()
  const { page, ...selection } = place
  const { list, rows, count } = useMessages(place)
  const results = useRef<HTMLElement>(null)
  const isWaiting = list.isPending || list.isPlaceholderData
  const { data } = list

  useEffect(() => {
    if (!isWaiting && data?.results.length === 0 && page > 1) show({ page: data.total_pages })
  })

  return (
    <Page narrow>
      <PageHeader
        title={t('messages.title')}
        text={t('messages.lead')}
        actions={!isWaiting && count > 0 && <DownloadCsv selection={selection} />}
      />
      <Stack>
        <Cluster gap="medium" align="end" justify="between">
          <Segmented
            label={t('messages.folders')}
            value={place.folder}
            choices={[
              { value: 'inbox', label: t('messages.inbox') },
              { value: 'spam', label: t('messages.spam') },
            ]}
            onChange={(folder) => show({ folder })}
          />
          {data && data.websites.length > 1 && (
            <WebsiteFilter
              websites={data.websites}
              chosen={place.website_id}
              onChoose={(website_id) => show({ website_id })}
            />
          )}
        </Cluster>
        <section
          ref={results}
          tabIndex={-1}
          className={styles.results}
          aria-label={t(`messages.${place.folder}`)}
        >
          {isWaiting && !list.isError && <WaitingMessages />}
          {list.isError && (!data || isWaiting) && (
            <Failed
              text={t('messages.failed')}
              onRetry={() => void list.refetch()}
              retrying={list.isRefetching}
            />
          )}
          {data && !isWaiting && count === 0 && <NoMessages folder={place.folder} />}
          {data && !isWaiting && count > 0 && (
            <Stack>
              <p className={styles.count} role="status">
                {t('messages.count', { count, unread: data.unread })}
              </p>
              <MessageList
                messages={rows}
                onGone={() => results.current?.focus({ preventScroll: true })}
              />
              <Pagination
                page={page}
                totalPages={data.total_pages}
                onChange={(next) => {
                  show({ page: next })
                  scrollTo({ top: 0 })
                }}
              />
            </Stack>
          )}
        </section>
      </Stack>
    </Page>
  )
}

interface WebsiteFilterProps {
  websites: Messages['websites']
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

function WebsiteFilter({ websites, chosen = '', onChoose }: WebsiteFilterProps) {
  return (
    <div className={styles.filter}>
      <Field label={t('messages.website')}>
        <Select
          value={chosen}
          options={[
            { value: '', label: t('messages.all_websites') },
            ...websites.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(id) => onChoose(id || undefined)}
        />
      </Field>
    </div>
  )
}

function NoMessages({ folder }: { folder: MessageFolder }) {
  if (folder === 'spam') {
    return <Empty title={t('messages.spam_empty_title')} text={t('messages.spam_empty')} />
  }
  return (
    <Empty
      title={t('messages.inbox_empty_title')}
      text={t('messages.inbox_empty')}
      action={
        <LinkButton variant="quiet" to={paths.websites}>
          {t('messages.to_websites')}
        </LinkButton>
      }
    />
  )
}

const WAITING_LINES = 5

/** Placeholders in the shape of the lines. */
function WaitingMessages() {
  return (
    <Waiting label={t('messages.loading')}>
      <Stack gap="small">
        {Array.from({ length: WAITING_LINES }, (_, index) => (
          <Skeleton key={index} height="4.5rem" />
        ))}
      </Stack>
    </Waiting>
  )
}
