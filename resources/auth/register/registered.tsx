import { useQuery } from '@tanstack/react-query'
import { account, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Message } from '../../ui/states/message.tsx'

export function Registered() {
  const { data } = useQuery({ queryKey: keys.configuration, queryFn: account.configuration })
  return (
    <Message
      title={t('auth.register.success_title')}
      text={
        <>
          <p>{t('auth.register.success_text')}</p>
          {data?.outbox && (
            <p>
              {t('auth.register.outbox')}{' '}
              <a href="/outbox" target="_blank" rel="noopener">
                {t('auth.register.open_outbox')}
              </a>
            </p>
          )}
        </>
      }
      action={<LinkButton to={paths.login}>{t('auth.register.to_login')}</LinkButton>}
    />
  )
}
