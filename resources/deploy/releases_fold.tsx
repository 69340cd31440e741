import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deployment as calls, errorSentence, keys, type Release } from '../lib/api/main.ts'
import { longDateTime } from '../lib/dates.ts'
import { t } from '../lib/text/text.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { Fold } from '../ui/fold/fold.tsx'
import { Failed, Waiting } from '../ui/states/states.tsx'
import { list } from './readiness_fold.css.ts'
import * as styles from './releases_fold.css.ts'
import { isUnderWay } from './deployment_state.ts'
import { keepDeployment } from './use_publishing.ts'

/** The versions that were published, and the way back to one of them. Loaded when it is opened. */
export function ReleasesFold({ websiteId }: { websiteId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold summary={t('deploy.releases.title')} onToggle={setOpen}>
      {isOpen && <Releases websiteId={websiteId} />}
    </Fold>
  )
}

function Releases({ websiteId }: { websiteId: string }) {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: keys.websites.releases(websiteId),
    queryFn: ({ signal }) => calls.releases(websiteId, signal),
    // The signed addresses of the previews expire.
    refetchOnMount: 'always',
  })
  const back = useRollback(websiteId)

  if (isPending) return <Waiting label={t('deploy.releases.loading')} />
  if (!data) {
    return <Failed text={t('deploy.releases.failed')} onRetry={refetch} retrying={isFetching} />
  }
  return (
    <div className={styles.body}>
      {!back.isIdle && !back.isPending && (
        <div className={styles.result}>
          {back.error ? (
            <Banner type="error">{errorSentence(back.error, t('deploy.releases.not_done'))}</Banner>
          ) : (
            <Banner type="success">
              {t(
                isUnderWay(back.data?.deployment)
                  ? 'deploy.message.started'
                  : 'deploy.releases.done'
              )}
            </Banner>
          )}
        </div>
      )}
      <ul className={list}>
        {data.releases.map((release) => (
          <Entry
            key={release.id}
            release={release}
            busy={back.isPending && back.variables === release.id}
            disabled={back.isPending}
            onBack={() => back.mutate(release.id)}
          />
        ))}
      </ul>
    </div>
  )
}

interface EntryProps {
  release: Release
  busy: boolean
  disabled: boolean
  onBack: () => void
}

function Entry({ release, busy, disabled, onBack }: EntryProps) {
  const date = longDateTime(release.created_at)
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.date}>
          {date}
          {release.is_live && <span className={styles.live}>{t('deploy.releases.live')}</span>}
        </p>
        <p className={styles.about}>{aboutOf(release)}</p>
      </div>
      <div className={styles.actions}>
        {release.preview_url && (
          <a
            href={release.preview_url}
            target="_blank"
            rel="noopener"
            aria-label={t('deploy.releases.look_at', { date })}
          >
            {t('deploy.releases.look')}
          </a>
        )}
        {!release.is_live && (
          <Button
            variant="quiet"
            size="small"
            loading={busy}
            disabled={disabled}
            aria-label={t('deploy.releases.back_to', { date })}
            onClick={onBack}
          >
            {t('deploy.releases.back')}
          </Button>
        )}
      </div>
    </li>
  )
}

function aboutOf({ summary: change, size }: Release): string {
  const parts = [change || t('deploy.releases.first')]
  if (size !== null) parts.push(t('deploy.releases.size', { size: inKilobytes(size) }))
  return parts.join(' · ')
}

function inKilobytes(bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, maximumFractionDigits }).format(
    value
  )
}

function useRollback(websiteId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (releaseId: string) =>
      calls.rollBack({ website_id: websiteId, release_id: releaseId }),
    onSuccess: ({ deployment }) => keepDeployment(client, deployment),
    onSettled: () => client.invalidateQueries({ queryKey: keys.websites.releases(websiteId) }),
  })
}
