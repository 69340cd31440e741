import { plans, type SubscriptionType } from '#contract/subscription_plans'
import { t } from '../../lib/text/text.ts'
import { Card } from '../../ui/card/card.tsx'
import { Table } from '../../ui/table/table.tsx'

/** The plans side by side, without prices. */
export function PlanComparison({ current }: { current: SubscriptionType }) {
  return (
    <Card title={t('billing.compare')} as="section">
      <Table
        label={t('billing.compare')}
        columns={[
          t('billing.columns.plan'),
          t('billing.columns.websites'),
          t('billing.columns.support'),
          t('billing.columns.more'),
        ]}
        rows={Object.values(plans).map(({ name, limits, support }) => ({
          key: name,
          marked: name === current ? t('billing.yours') : undefined,
          cells: [
            t(`billing.names.${name}`),
            t('billing.websites', { count: limits.websites }),
            t(`billing.support.${support}`),
            t(`billing.more.${name}`),
          ],
        }))}
      />
    </Card>
  )
}
