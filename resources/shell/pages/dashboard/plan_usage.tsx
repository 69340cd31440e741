import { useQuery } from '@tanstack/react-query'
import { keys, planning, type PlanInfo } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { LinkButton } from '../../../ui/button/link_button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PlanMarks } from '../../../ui/plan_marks/plan_marks.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Failed, Waiting } from '../../../ui/states/states.tsx'
import { paths } from '../../paths.ts'
import { label, lead, sectionTitle } from './dashboard.css.ts'

export function PlanUsage() {
  const { data, isError, refetch, isRefetching } = useQuery({
    queryKey: keys.planInfo,
    queryFn: ({ signal }) => planning.planInfo(signal),
  })
  return (
    <Card as="section">
      <h2 className={label}>{t('websites.dashboard.usage')}</h2>
      {data ? (
        <Usage info={data.plan_info} />
      ) : isError ? (
        <Failed
          text={t('websites.dashboard.usage_failed')}
          onRetry={() => void refetch()}
          retrying={isRefetching}
        />
      ) : (
        <Waiting>
          <Skeleton height="7rem" />
        </Waiting>
      )}
    </Card>
  )
}

function Usage({ info }: { info: PlanInfo }) {
  const used = info.current_usage.websites
  const limit = info.limits.websites
  const room = info.remaining.websites
  return (
    <>
      <p className={sectionTitle}>{t(`websites.dashboard.plan.${info.subscription_type}`)}</p>
      <PlanMarks limit={limit} used={used} />
      <p>{t('websites.dashboard.usage_of', { used, limit })}</p>
      <p className={lead}>
        {room > 0 ? t('websites.dashboard.room', { count: room }) : t('websites.dashboard.full')}
      </p>
      <div>
        <LinkButton variant="quiet" size="small" to={paths.payments}>
          {t(
            info.subscription_type === 'premium'
              ? 'websites.dashboard.subscription'
              : 'websites.dashboard.upgrade'
          )}
        </LinkButton>
      </div>
    </>
  )
}
