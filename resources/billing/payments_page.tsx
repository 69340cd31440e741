import { useQuery } from '@tanstack/react-query'
import { keys, planning, type PlanInfo } from '../lib/api/main.ts'
import { useTitle } from '../lib/browser/use_title.ts'
import { t } from '../lib/text/text.ts'
import { Card } from '../ui/card/card.tsx'
import { Facts } from '../ui/facts/facts.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { Page, PageHeader } from '../ui/page_header/page_header.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Failed, Waiting } from '../ui/states/states.tsx'
import { Plans } from './plans.tsx'

export function PaymentsPage() {
  useTitle(t('billing.title'))
  return (
    <Page narrow>
      <PageHeader title={t('billing.title')} />
      <CurrentPlan />
    </Page>
  )
}

function CurrentPlan() {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: keys.planInfo,
    queryFn: ({ signal }) => planning.planInfo(signal),
  })
  if (isPending) {
    return (
      <Waiting>
        <Skeleton height="14rem" />
      </Waiting>
    )
  }
  if (!data) {
    return (
      <Failed
        title={t('billing.failed_title')}
        text={t('billing.failed')}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  return (
    <Stack gap="large">
      <Usage info={data.plan_info} />
      <Plans current={data.plan_info.subscription_type} />
    </Stack>
  )
}

function Usage({ info }: { info: PlanInfo }) {
  const remaining = info.remaining.websites
  return (
    <Card title={t('billing.current')} as="section">
      <Facts
        rows={[
          [t('billing.plan'), t(`billing.names.${info.subscription_type}`)],
          [
            t('billing.usage'),
            <Stack key="usage" gap="tiny">
              <span>
                {t('billing.used', {
                  used: info.current_usage.websites,
                  limit: info.limits.websites,
                })}
              </span>
              <span>
                {remaining > 0 ? t('billing.remaining', { remaining }) : t('billing.full')}
              </span>
            </Stack>,
          ],
        ]}
      />
    </Card>
  )
}
