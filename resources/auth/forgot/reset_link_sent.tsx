import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Message } from '../../ui/states/message.tsx'
import { OutboxHint } from '../frame/outbox_hint.tsx'

/** The same for every address, so that it does not reveal who has an account. */
export function ResetLinkSent({ email }: { email: string }) {
  return (
    <Message
      title={t('auth.forgot.success_title')}
      text={
        <>
          <p>{t('auth.forgot.success_text')}</p>
          <p>{t('auth.forgot.success_hint', { email })}</p>
          <OutboxHint />
        </>
      }
      action={<LinkButton to={paths.login}>{t('auth.forgot.back')}</LinkButton>}
    />
  )
}
