import { Inbox, LayoutGrid, PanelLeftClose, PanelLeftOpen, PencilRuler, X } from 'lucide-react'
import { Link, NavLink } from 'react-router-dom'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually_hidden/visually_hidden.tsx'
import { paths } from '../paths.ts'
import { Brand } from '../../ui/brand/brand.tsx'
import * as styles from './signed_in_shell.css.ts'
import type { SidebarState } from './use_sidebar.ts'
import { useUnreadMessages } from './use_unread_messages.ts'
import { UserMenu } from './user_menu.tsx'

export function Sidebar({ collapsed, covers, toggle }: SidebarState) {
  const narrow = collapsed
  return (
    <aside
      aria-label={t('shell.nav.sidebar')}
      className={styles.sidebar}
      data-collapsed={collapsed || undefined}
    >
      <div className={styles.head}>
        <Brand to={paths.dashboard} small={narrow} />
        <IconButton
          icon={covers ? X : collapsed ? PanelLeftOpen : PanelLeftClose}
          label={t(
            covers ? 'shell.nav.close' : collapsed ? 'shell.nav.expand' : 'shell.nav.collapse'
          )}
          aria-expanded={!collapsed}
          onClick={toggle}
        />
      </div>
      <nav aria-label={t('shell.nav.label')} className={styles.nav}>
        <NavItem
          to={paths.create}
          icon={PencilRuler}
          text={t('shell.nav.create')}
          narrow={narrow}
        />
        <NavItem
          to={paths.websites}
          icon={LayoutGrid}
          text={t('shell.nav.websites')}
          narrow={narrow}
        />
        <NavItem
          to={paths.messages}
          icon={Inbox}
          text={t('shell.nav.messages')}
          unread={useUnreadMessages()}
          narrow={narrow}
        />
      </nav>
      <div className={styles.foot}>
        <div className={styles.legal}>
          <Link className={styles.legalLink} to={paths.privacy}>
            {t('shell.legal.privacy')}
          </Link>
          <Link className={styles.legalLink} to={paths.terms}>
            {t('shell.legal.terms')}
          </Link>
        </div>
        <UserMenu narrow={narrow} />
      </div>
    </aside>
  )
}

interface NavItemProps {
  to: string
  icon: typeof LayoutGrid
  text: string
  /** How much of it is new to the person. */
  unread?: number
  narrow: boolean
}

const MOST_SHOWN = 99

function NavItem({ to, icon, text, unread = 0, narrow }: NavItemProps) {
  const isNew = unread > 0
  const name = isNew ? t('shell.nav.unread', { text, count: unread }) : text
  return (
    <NavLink to={to} className={styles.navLink} title={narrow ? name : undefined}>
      <Icon of={icon} size={20} />
      {(narrow || isNew) && <VisuallyHidden>{name}</VisuallyHidden>}
      {!narrow && <span aria-hidden={isNew || undefined}>{text}</span>}
      {isNew && (
        <span className={styles.unread} aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </NavLink>
  )
}
