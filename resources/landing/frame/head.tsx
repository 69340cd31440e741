import { useSession } from '../../lib/session/use_session.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { Brand } from '../../ui/brand/brand.tsx'
import { LinkButton } from '../../ui/button/link_button.tsx'
import * as styles from './frame.css.ts'

export function Head() {
  const { status } = useSession()
  return (
    <header className={styles.head}>
      <div className={styles.headInner}>
        <Brand to={paths.home} />
        <nav aria-label={t('landing.head.label')} className={styles.links}>
          {status === 'signed_in' ? (
            <LinkButton to={paths.dashboard}>{t('landing.head.dashboard')}</LinkButton>
          ) : (
            <>
              <LinkButton variant="plain" to={paths.login}>
                {t('landing.head.sign_in')}
              </LinkButton>
              <LinkButton to={paths.register}>{t('landing.head.get_started')}</LinkButton>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
