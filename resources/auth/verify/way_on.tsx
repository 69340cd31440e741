import type { User } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'

/** The next step of a signed-in person: the dashboard, or Settings if the address is not verified. */
export function WayOn({ user }: { user: User }) {
  if (!user.email_verified) {
    return <LinkButton to={paths.settings}>{t('auth.verify.to_settings')}</LinkButton>
  }
  return <LinkButton to={paths.dashboard}>{t('auth.verify.to_dashboard')}</LinkButton>
}
