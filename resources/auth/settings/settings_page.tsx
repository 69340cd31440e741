import { useTitle } from '../../lib/browser/use_title.ts'
import { useRefreshedUser } from '../../lib/session/use_session.ts'
import { t } from '../../lib/text/text.ts'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Page, PageHeader } from '../../ui/page_header/page_header.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { DevicesCard } from './devices/devices_card.tsx'
import { OwnDataCard } from './own_data/own_data_card.tsx'
import { PasswordCard } from './password/password_card.tsx'
import { ProfileCard } from './profile/profile_card.tsx'

export function SettingsPage() {
  useTitle(t('auth.settings.title'))
  return (
    <Page narrow>
      <PageHeader title={t('auth.settings.title')} />
      <Settings />
    </Page>
  )
}

/** Loads the person again first, because another device may have changed something. */
function Settings() {
  const { user, isWaiting, isFailed, retry } = useRefreshedUser()
  if (isWaiting) return <SettingsWaiting />
  if (isFailed || !user) return <Failed text={t('auth.settings.load_failed')} onRetry={retry} />

  return (
    <Stack gap="large">
      <ProfileCard user={user} />
      <PasswordCard user={user} />
      <DevicesCard />
      <OwnDataCard user={user} />
    </Stack>
  )
}

function SettingsWaiting() {
  return (
    <Waiting>
      <Stack gap="large">
        {['26rem', '22rem'].map((height) => (
          <Card key={height}>
            <Skeleton height={height} />
          </Card>
        ))}
      </Stack>
    </Waiting>
  )
}
