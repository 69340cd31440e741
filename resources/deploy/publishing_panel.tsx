import { ChartColumn } from 'lucide-react'
import { errorSentence } from '../lib/api/main.ts'
import { t } from '../lib/text/text.ts'
import { paths } from '../shell/paths.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { LinkButton } from '../ui/button/link_button.tsx'
import { Cluster, Stack } from '../ui/layout/layout.tsx'
import { Failed, Waiting } from '../ui/states/states.tsx'
import { AddressRow } from './address/address_row.tsx'
import { ChangesFold } from './changes/changes_fold.tsx'
import { statusOf } from './deployment_state.ts'
import { PublishButton } from './publish_button.tsx'
import * as styles from './publishing_panel.css.ts'
import { ReadinessFold } from './readiness_fold.tsx'
import { ReleasesFold } from './releases_fold.tsx'
import { usePublishing } from './use_publishing.ts'
import { useStatusRefresh } from './use_status_refresh.ts'

/** The publishing part of a website's settings. */
export function PublishingPanel({ websiteId }: { websiteId: string }) {
  const publishing = usePublishing(websiteId)
  const { list, current, message } = publishing
  const lookedInVain = useStatusRefresh(current)

  if (list.isPending) return <Waiting label={t('deploy.loading')} />
  if (list.isError) {
    return (
      <Failed
        text={statusFailure(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isRefetching}
      />
    )
  }
  return (
    <Stack gap="snug">
      <dl className={styles.facts}>
        <dt className={styles.name}>{t('deploy.status_label')}</dt>
        <dd className={styles.value}>
          {t(`deploy.status.${current ? statusOf(current) : 'none'}`)}
        </dd>
        <dt className={styles.name}>{t('deploy.address')}</dt>
        <dd className={styles.value}>
          <AddressRow websiteId={websiteId} current={current} />
        </dd>
      </dl>
      {message && <Banner type={message.type}>{message.text}</Banner>}
      {lookedInVain && <Banner type="error">{statusFailure(lookedInVain)}</Banner>}
      <Cluster>
        <PublishButton publishing={publishing} />
        {current && (
          <LinkButton variant="plain" icon={ChartColumn} to={paths.visits(websiteId)}>
            {t('deploy.visits')}
          </LinkButton>
        )}
      </Cluster>
      {current && <ChangesFold websiteId={websiteId} />}
      <ReadinessFold websiteId={websiteId} />
      {current && <ReleasesFold websiteId={websiteId} />}
    </Stack>
  )
}

// The sentence around it has its own full stop.
function statusFailure(error: Error): string {
  return t('deploy.message.status_failed', { message: errorSentence(error).replace(/\.$/, '') })
}
