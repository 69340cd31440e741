import { useQuery } from '@tanstack/react-query'
import { keys, payments, type Payment } from '../../lib/api/main.ts'
import { longDate } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { Table } from '../../ui/table/table.tsx'

/** The payments of a paid plan; nothing while there are none. */
export function PaymentHistory() {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: keys.payments,
    queryFn: ({ signal }) => payments.history(signal),
    refetchOnMount: 'always',
  })
  if (isPending) {
    return (
      <Waiting>
        <Skeleton height="8rem" />
      </Waiting>
    )
  }
  if (data?.length === 0) return null
  return (
    <Card title={t('billing.history.title')} as="section">
      {data ? (
        <Table
          label={t('billing.history.title')}
          columns={[
            t('billing.history.date'),
            t('billing.history.amount'),
            t('billing.history.status'),
            t('billing.history.receipt'),
          ]}
          rows={data.map((payment, index) => ({
            key: `${payment.payment_date} ${index}`,
            cells: [
              longDate(payment.payment_date),
              amountOf(payment),
              statusOf(payment),
              <Receipt key="receipt" payment={payment} />,
            ],
          }))}
        />
      ) : (
        <Failed text={t('billing.history.failed')} onRetry={refetch} retrying={isFetching} />
      )}
    </Card>
  )
}

function Receipt({ payment: { receipt_url: url, payment_date: date } }: { payment: Payment }) {
  if (!url) return t('billing.history.none')
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('billing.history.view_of', { date: longDate(date) })}
    >
      {t('billing.history.view')}
    </a>
  )
}

function amountOf({ amount, currency }: Payment): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
}

/** Words of the provider that we do not know are shown as they are. */
function statusOf({ status }: Payment): string {
  switch (status) {
    case 'completed':
    case 'pending':
    case 'refunded':
      return t(`billing.history.${status}`)
    default:
      return status
  }
}
