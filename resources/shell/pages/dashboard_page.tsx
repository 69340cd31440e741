import { useTitle } from '../../lib/browser/use_title.ts'
import { useSession } from '../../lib/session/use_session.ts'
import { t } from '../../lib/text/text.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Page, PageHeader } from '../../ui/page_header/page_header.tsx'
import { columns } from './dashboard/dashboard.css.ts'
import { NewestWebsites } from './dashboard/newest_websites.tsx'
import { NextStep } from './dashboard/next_step.tsx'
import { PlanUsage } from './dashboard/plan_usage.tsx'

export function DashboardPage() {
  useTitle(t('websites.dashboard.title'))
  const { user } = useSession()

  return (
    <Page>
      <PageHeader
        title={
          user?.name
            ? t('websites.dashboard.greeting', { name: user.name })
            : t('websites.dashboard.greeting_plain')
        }
      />
      <Stack gap="section">
        <div className={columns}>
          <NextStep />
          <PlanUsage />
        </div>
        <NewestWebsites />
      </Stack>
    </Page>
  )
}
