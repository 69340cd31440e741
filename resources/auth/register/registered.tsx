import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Message } from '../../ui/states/message.tsx'
import { OutboxHint } from '../frame/outbox_hint.tsx'

export function Registered() {
  return (
    <Message
      title={t('auth.register.success_title')}
      text={
        <>
          <p>{t('auth.register.success_text')}</p>
          <OutboxHint />
        </>
      }
      action={<LinkButton to={paths.login}>{t('auth.register.to_login')}</LinkButton>}
    />
  )
}
