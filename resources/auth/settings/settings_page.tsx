import { useSession } from '../../lib/session/use_session.ts'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import type { User } from '../../lib/api/main.ts'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Page, PageHeader } from '../../ui/page_header/page_header.tsx'
import { Verification } from './verification.tsx'

export function SettingsPage() {
  useTitle(t('auth.settings.title'))
  const { user } = useSession()
  return (
    <Page narrow>
      <PageHeader title={t('auth.settings.title')} />
      {user && <Profile user={user} />}
    </Page>
  )
}

function Profile({ user }: { user: User }) {
  return (
    <Card title={t('auth.settings.profile')} as="section">
      <Facts
        rows={[
          [t('auth.settings.name'), user.name],
          [t('auth.settings.surname'), user.surname],
          [t('auth.settings.email'), user.email],
          [t('auth.settings.phone'), user.phone_number || t('auth.settings.no_phone')],
          [t('auth.settings.verification'), <Verification verified={user.email_verified} />],
          [t('auth.settings.sign_in_with'), waysIn(user).join(', ')],
        ]}
      />
    </Card>
  )
}

function waysIn(user: User): string[] {
  return [
    ...(user.has_password ? [t('auth.settings.with_password')] : []),
    ...(user.social_provider
      ? [t('auth.settings.with_social', { provider: user.social_provider })]
      : []),
  ]
}
