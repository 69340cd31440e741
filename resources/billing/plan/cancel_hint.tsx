import { useQuery } from '@tanstack/react-query'
import { account, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Card } from '../../ui/card/card.tsx'

/** A plan is cancelled by a mail to support. */
export function CancelHint() {
  const { data } = useQuery({
    queryKey: keys.configuration,
    queryFn: account.configuration,
    staleTime: Infinity,
  })
  const email = data?.support_email
  const subject = encodeURIComponent(t('billing.cancel.subject'))
  return (
    <Card title={t('billing.cancel.title')} as="section">
      <p>{t(email ? 'billing.cancel.text' : 'billing.cancel.nobody')}</p>
      {email && (
        <p>
          <a href={`mailto:${email}?subject=${subject}`}>{t('billing.cancel.write', { email })}</a>
        </p>
      )}
    </Card>
  )
}
