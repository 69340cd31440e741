import type { User } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Message } from '../../ui/states/message.tsx'
import { WayOn } from './way_on.tsx'

/** The link may be opened signed out, by its owner, or by another signed-in person. */
export function Verified({ user }: { user: User | null }) {
  return (
    <Message
      title={t('auth.verify.success_title')}
      text={successText(user)}
      action={
        user ? (
          <WayOn user={user} />
        ) : (
          <LinkButton to={paths.login}>{t('auth.verify.sign_in')}</LinkButton>
        )
      }
    />
  )
}

function successText(user: User | null): string {
  if (!user) return t('auth.verify.success_text')
  return t(user.email_verified ? 'auth.verify.own' : 'auth.verify.others', user)
}
