import { FileUp, Plus } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  errorSentence,
  websiteLimitIn,
  type ImportedWebsite,
  type Website,
  type WebsiteLimit,
} from '../../lib/api/main.ts'
import { keptInTab } from '../../lib/browser/storage.ts'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { publicationOf, useDeployments } from '../../deploy/main.ts'
import {
  BuildNotice,
  resumedState,
  typedFeedback,
  UnfinishedPlans,
  useBuildWatch,
  type Notice,
} from '../../planning/main.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Cluster, Stack } from '../../ui/layout/layout.tsx'
import { Page, PageHeader } from '../../ui/page_header/page_header.tsx'
import { Empty, Failed } from '../../ui/states/states.tsx'
import { toast } from '../../ui/toast/toast_store.ts'
import {
  DuplicateNotice,
  DeleteDialog,
  ImportDialog,
  pageAfterDelete,
  useDuplicateWebsite,
  useWebsitePage,
  WaitingCards,
  WebsiteCards,
} from '../../websites/main.ts'
import { paths } from '../paths.ts'
import { openVisit } from './create/open_visit.ts'
import { ListPaging } from './websites/list_paging.tsx'
import { SettingsDialog } from './websites/settings_dialog.tsx'
import { WebsiteLimitDialog } from './websites/website_limit_dialog.tsx'

type Opened =
  | { dialog: 'settings' | 'delete'; website: Website }
  | { dialog: 'import' }
  | { dialog: 'limit'; limit: WebsiteLimit }
  | null

export function WebsitesPage() {
  useTitle(t('websites.list.title'))
  const { notice, progress, dismiss } = useBuildWatch(useArrivedNotice())
  const [page, turnTo] = usePageNumber()
  const list = useWebsitePage(page)
  const deployments = useDeployments()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>(null)
  const duplicate = useDuplicateWebsite()

  const rows = list.data?.results ?? []
  useEffect(() => {
    if (list.data && rows.length === 0 && page > 1) turnTo(list.data.total_pages)
  })

  function deleted() {
    setOpened(null)
    toast.success(t('websites.delete.done'))
    turnTo(pageAfterDelete(page, rows.length))
  }

  function duplicateOf({ id }: Website) {
    if (duplicate.isPending) return
    duplicate.mutate(id, {
      // It is the newest, so it is on the first page.
      onSuccess: () => turnTo(1),
      onError: (error) => {
        const limit = websiteLimitIn(error)
        if (limit) setOpened({ dialog: 'limit', limit })
        else toast.error(errorSentence(error, t('websites.duplicate.failed')))
      },
    })
  }

  function imported({ id, left_out: files }: ImportedWebsite) {
    const { length: count } = files
    if (count === 0) toast.success(t('websites.import.done'))
    else toast.warning(t('websites.import.left_out', { count, files: shortened(files) }))
    void navigate(paths.preview(id))
  }

  const isEmpty = list.data?.count === 0 && !progress
  const importButton = (
    <Button variant="quiet" icon={FileUp} onClick={() => setOpened({ dialog: 'import' })}>
      {t('websites.list.import')}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={t('websites.list.title')}
        actions={
          <Cluster>
            {!isEmpty && importButton}
            <LinkButton icon={Plus} to={paths.create}>
              {t('websites.list.create')}
            </LinkButton>
          </Cluster>
        }
      />
      <Stack gap="large">
        {notice && <BuildNotice notice={notice} progress={progress} onDismiss={dismiss} />}
        <UnfinishedPlans
          onResume={({ request, plan_id: planId }) => {
            const feedback = typedFeedback(keptInTab, planId)
            openVisit(navigate, resumedState(request, { planId, feedback }))
          }}
        />
        {(duplicate.isPending || duplicate.data) && (
          <DuplicateNotice duplicate={duplicate.data ?? null} onDismiss={duplicate.reset} />
        )}
        {list.isPending && <WaitingCards />}
        {list.isError && !list.data && (
          <Failed
            text={t('websites.list.failed')}
            onRetry={() => void list.refetch()}
            retrying={list.isRefetching}
          />
        )}
        {isEmpty && <NoWebsites action={importButton} />}
        {list.data && list.data.count > 0 && (
          <>
            <WebsiteCards
              websites={rows}
              publicationOf={(website) => {
                return deployments.data && publicationOf(website, deployments.data)
              }}
              onSettings={(website) => setOpened({ dialog: 'settings', website })}
              onDuplicate={duplicateOf}
              onDelete={(website) => setOpened({ dialog: 'delete', website })}
            />
            <ListPaging list={list.data} loading={list.isPlaceholderData} onTurn={turnTo} />
          </>
        )}
      </Stack>
      {opened?.dialog === 'delete' && (
        <DeleteDialog
          website={opened.website}
          onClose={() => setOpened(null)}
          onDeleted={deleted}
        />
      )}
      {opened?.dialog === 'settings' && (
        <SettingsDialog
          website={opened.website}
          onClose={() => setOpened(null)}
          onDeleted={deleted}
        />
      )}
      {opened?.dialog === 'import' && (
        <ImportDialog
          onClose={() => setOpened(null)}
          onImported={imported}
          onLimit={(limit) => setOpened({ dialog: 'limit', limit })}
        />
      )}
      {opened?.dialog === 'limit' && (
        <WebsiteLimitDialog {...opened.limit} onCancel={() => setOpened(null)} />
      )}
    </Page>
  )
}

const SHOWN_FILES = 5

function shortened(files: readonly string[]): string {
  const shown = files.slice(0, SHOWN_FILES).join(', ')
  return files.length > SHOWN_FILES ? `${shown}…` : shown
}

function NoWebsites({ action }: { action: ReactNode }) {
  return (
    <Empty
      title={t('websites.list.empty_title')}
      text={t('websites.list.empty_lead')}
      action={
        <>
          <LinkButton to={paths.create}>{t('websites.list.empty_action')}</LinkButton>
          {action}
        </>
      }
    />
  )
}

/** The page of the list; in the address, so that a reload and the back button keep it. */
function usePageNumber(): [number, (page: number) => void] {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1)
  return [
    page,
    (next) => {
      if (next === page) return
      setQuery(next === 1 ? {} : { page: String(next) })
      scrollTo({ top: 0 })
    },
  ]
}

/** A notice that came with the navigation; shown once, not again after a reload. */
function useArrivedNotice(): Notice | null {
  const navigate = useNavigate()
  const { state, pathname, search } = useLocation()
  const notification: Notice | null = state?.notification ?? null
  useEffect(() => {
    if (notification) void navigate(pathname + search, { replace: true, state: null })
  }, [notification, navigate, pathname, search])
  return notification
}
