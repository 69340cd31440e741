import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Website } from '../../lib/api/main.ts'
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
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Page, PageHeader } from '../../ui/page_header/page_header.tsx'
import { Empty, Failed } from '../../ui/states/states.tsx'
import { toast } from '../../ui/toast/toast_store.ts'
import {
  DeleteDialog,
  pageAfterDelete,
  useWebsitePage,
  WaitingCards,
  WebsiteCards,
} from '../../websites/main.ts'
import { paths } from '../paths.ts'
import { openVisit } from './create/open_visit.ts'
import { ListPaging } from './websites/list_paging.tsx'
import { SettingsDialog } from './websites/settings_dialog.tsx'

type Opened = { dialog: 'settings' | 'delete'; website: Website } | null

export function WebsitesPage() {
  useTitle(t('websites.list.title'))
  const { notice, progress, dismiss } = useBuildWatch(useArrivedNotice())
  const [page, turnTo] = usePageNumber()
  const list = useWebsitePage(page)
  const deployments = useDeployments()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>(null)

  const rows = list.data?.results ?? []
  useEffect(() => {
    if (list.data && rows.length === 0 && page > 1) turnTo(list.data.total_pages)
  })

  function deleted() {
    setOpened(null)
    toast.success(t('websites.delete.done'))
    turnTo(pageAfterDelete(page, rows.length))
  }

  return (
    <Page>
      <PageHeader
        title={t('websites.list.title')}
        actions={
          <LinkButton icon={Plus} to={paths.create}>
            {t('websites.list.create')}
          </LinkButton>
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
        {list.isPending && <WaitingCards />}
        {list.isError && !list.data && (
          <Failed
            text={t('websites.list.failed')}
            onRetry={() => void list.refetch()}
            retrying={list.isRefetching}
          />
        )}
        {list.data?.count === 0 && !progress && <NoWebsites />}
        {list.data && list.data.count > 0 && (
          <>
            <WebsiteCards
              websites={rows}
              publicationOf={(website) => {
                return deployments.data && publicationOf(website, deployments.data)
              }}
              onSettings={(website) => setOpened({ dialog: 'settings', website })}
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
    </Page>
  )
}

function NoWebsites() {
  return (
    <Empty
      title={t('websites.list.empty_title')}
      text={t('websites.list.empty_lead')}
      action={<LinkButton to={paths.create}>{t('websites.list.empty_action')}</LinkButton>}
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
