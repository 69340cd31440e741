import { Menu as MenuIcon, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useLeave } from '../../lib/session/use_leave.ts'
import { useSession } from '../../lib/session/use_session.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { paths } from '../paths.ts'
import { Brand } from '../../ui/brand/brand.tsx'
import * as styles from './top_bar.css.ts'

/** The simple bar above screens without a sidebar. */
export function TopBar() {
  const { status } = useSession()
  const leave = useLeave()
  const [open, setOpen] = useState(false)
  const id = useId()

  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand to={paths.home} />
        <span className={styles.toggle}>
          <IconButton
            icon={open ? X : MenuIcon}
            label={t(open ? 'shell.nav.close' : 'shell.nav.open')}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </span>
        <nav
          id={id}
          aria-label={t('shell.top.label')}
          className={styles.links}
          data-open={open || undefined}
        >
          {status === 'signed_in' ? (
            <>
              <LinkButton variant="plain" to={paths.dashboard}>
                {t('shell.top.dashboard')}
              </LinkButton>
              <Button variant="quiet" onClick={() => void leave()}>
                {t('shell.top.logout')}
              </Button>
            </>
          ) : (
            <>
              <LinkButton variant="plain" to={paths.login}>
                {t('shell.top.login')}
              </LinkButton>
              <LinkButton variant="primary" to={paths.register}>
                {t('shell.top.register')}
              </LinkButton>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
