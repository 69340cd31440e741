import { useSearchParams } from 'react-router-dom'
import { VISIT_RANGES } from '#contract/api/visits'
import type { VisitRange } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Grid, Stack } from '../../ui/layout/layout.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { useDeployments } from '../use_deployments.ts'
import { NoVisits } from './no_visits.tsx'
import { useVisits } from './use_visits.ts'
import * as styles from './visits.css.ts'
import { VisitsReport } from './visits_report.tsx'

/** How often a published website was visited, for a time that the person chooses. */
export function VisitsPanel({ websiteId }: { websiteId: string }) {
  const [range, setRange] = useRange()
  const visits = useVisits(websiteId, range)
  const deployments = useDeployments()
  const address = deployments.data?.find((one) => one.website_id === websiteId)?.deployment_url

  if (visits.isPending || deployments.isPending) return <WaitingReport />
  if (!visits.data) {
    return (
      <Failed
        text={t('visits.failed')}
        onRetry={() => void visits.refetch()}
        retrying={visits.isRefetching}
      />
    )
  }
  return (
    <Stack gap="large">
      {visits.data.first_day === null ? (
        <NoVisits websiteId={websiteId} address={address} />
      ) : (
        <>
          <div>
            <Segmented
              label={t('visits.range')}
              value={String(range)}
              choices={VISIT_RANGES.map((days) => ({
                value: String(days),
                label: t('visits.range_of', { days }),
              }))}
              onChange={(days) => setRange(Number(days) as VisitRange)}
            />
          </div>
          <VisitsReport visits={visits.data} />
        </>
      )}
      <section className={styles.how}>
        <h2 className={styles.howTitle}>{t('visits.how.title')}</h2>
        <p>{t('visits.how.text')}</p>
      </section>
    </Stack>
  )
}

function WaitingReport() {
  return (
    <Waiting label={t('visits.loading')}>
      <Stack gap="large">
        <Grid>
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
        </Grid>
        <Skeleton height="20rem" />
      </Stack>
    </Waiting>
  )
}

const DEFAULT: VisitRange = 30

/** In the address, so that a reload and the back button keep it. */
function useRange(): [VisitRange, (range: VisitRange) => void] {
  const [query, setQuery] = useSearchParams()
  const range = VISIT_RANGES.find((days) => String(days) === query.get('days')) ?? DEFAULT
  return [
    range,
    (next) => setQuery(next === DEFAULT ? {} : { days: String(next) }, { replace: true }),
  ]
}
