import { useQuery } from '@tanstack/react-query'
import { account, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'

/** A link to the outbox, on installations that do not send mail. */
export function OutboxHint() {
  const { data } = useQuery({ queryKey: keys.configuration, queryFn: account.configuration })
  if (!data?.outbox) return null
  return (
    <p>
      {t('auth.outbox.text')}{' '}
      <a href="/outbox" target="_blank" rel="noopener">
        {t('auth.outbox.open')}
      </a>
    </p>
  )
}
