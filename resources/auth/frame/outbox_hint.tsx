import { useQuery } from '@tanstack/react-query'
import { account, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'

/** Where the mail is that was just promised, on an installation that keeps it. */
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
