import { useQuery } from '@tanstack/react-query'
import { account, keys, type Plan } from '../lib/api/main.ts'
import { t } from '../lib/text/text.ts'
import { Card } from '../ui/card/card.tsx'
import { Table } from '../ui/table/table.tsx'

/** Websites that each plan allows, as the specification's section 9 has them. */
const PLANS = [
  ['free', 2],
  ['basic', 5],
  ['premium', 20],
] as const

export function Plans({ current }: { current: Plan }) {
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
        rows={PLANS.map(([plan, count]) => ({
          key: plan,
          marked: plan === current ? t('billing.yours') : undefined,
          cells: [
            t(`billing.names.${plan}`),
            t('billing.websites', { count }),
            t(`billing.support.${plan}`),
            t(`billing.more.${plan}`),
          ],
        }))}
      />
      <HowToChange />
    </Card>
  )
}

function HowToChange() {
  const { data } = useQuery({
    queryKey: keys.configuration,
    queryFn: account.configuration,
    staleTime: Infinity,
  })
  const email = data?.support_email
  return (
    <p>
      {t('billing.change')}{' '}
      {email && <a href={`mailto:${email}`}>{t('billing.write', { email })}</a>}
    </p>
  )
}
