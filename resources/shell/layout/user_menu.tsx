import { CreditCard, LogOut, Settings } from 'lucide-react'
import { useLeave } from '../../lib/session/use_leave.ts'
import { useSession } from '../../lib/session/use_session.ts'
import { t } from '../../lib/text/text.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu/menu.tsx'
import { VisuallyHidden } from '../../ui/visually_hidden/visually_hidden.tsx'
import { paths } from '../paths.ts'
import * as styles from './user_menu.css.ts'

export function UserMenu({ narrow }: { narrow: boolean }) {
  const { user } = useSession()
  const leave = useLeave()
  const name = user?.name || t('shell.user.fallback_name')

  const trigger = (
    <button type="button" className={styles.trigger}>
      <span className={styles.initial} aria-hidden>
        {[...name][0].toUpperCase()}
      </span>
      <VisuallyHidden>{t('shell.user.account_of')}</VisuallyHidden>{' '}
      {narrow ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.email}>{user?.email}</span>
        </span>
      )}
    </button>
  )

  return (
    <Menu trigger={trigger} side="top" align="start">
      <MenuLink to={paths.payments} icon={CreditCard}>
        {t('shell.user.subscription')}
      </MenuLink>
      <MenuLink to={paths.settings} icon={Settings}>
        {t('shell.user.settings')}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void leave()}>
        {t('shell.user.logout')}
      </MenuItem>
    </Menu>
  )
}
