import type { User } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'

/** Whoever is signed in needs no sign-in: on to work, or to Settings for a link of their own. */
export function WayOn({ user }: { user: User }) {
  if (!user.email_verified) {
    return <LinkButton to={paths.settings}>{t('auth.verify.to_settings')}</LinkButton>
  }
  return <LinkButton to={paths.dashboard}>{t('auth.verify.to_dashboard')}</LinkButton>
}
