import { Menu as MenuIcon } from 'lucide-react'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { ErrorBoundary } from '../error/error_boundary.tsx'
import { paths } from '../paths.ts'
import { Brand } from '../../ui/brand/brand.tsx'
import { MainContent, SkipLink } from '../../ui/main_content/main_content.tsx'
import { Sidebar } from './sidebar.tsx'
import * as styles from './signed_in_shell.css.ts'
import { useSidebar } from './use_sidebar.ts'

/** The layout around every screen of a signed-in person. */
export function SignedInShell() {
  const sidebar = useSidebar()
  const { pathname } = useLocation()

  return (
    <div className={styles.frame}>
      <SkipLink />
      <Sidebar {...sidebar} />
      {sidebar.covers && (
        <button
          type="button"
          className={styles.overlay}
          aria-label={t('shell.nav.close')}
          onClick={sidebar.toggle}
        />
      )}
      <div className={styles.body} inert={sidebar.covers}>
        <header className={styles.phoneBar}>
          <IconButton
            icon={MenuIcon}
            label={t('shell.nav.open')}
            aria-expanded={sidebar.covers}
            onClick={sidebar.toggle}
          />
          <Brand to={paths.dashboard} />
        </header>
        <MainContent className={styles.main}>
          <ErrorBoundary address={pathname}>
            <Suspense fallback={<Waiting whole />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </MainContent>
      </div>
    </div>
  )
}
