import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMedia } from '../../lib/browser/use_media.ts'
import { PHONE } from './signed_in_shell.css.ts'

export interface SidebarState {
  collapsed: boolean
  /** It covers the screen, as on a phone, and the content behind is inert. */
  covers: boolean
  toggle: () => void
}

/** Open beside the screen in wide windows; on a phone it is closed first and covers the screen when open. */
export function useSidebar(): SidebarState {
  const phone = useMedia(PHONE)
  const [collapsed, setCollapsed] = useState(phone)
  const { pathname } = useLocation()

  const [seen, setSeen] = useState({ phone, pathname })
  if (seen.phone !== phone || seen.pathname !== pathname) {
    setSeen({ phone, pathname })
    if (phone || seen.phone !== phone) setCollapsed(phone)
  }

  const covers = phone && !collapsed
  useEffect(() => {
    if (!covers) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setCollapsed(true)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [covers])

  return { collapsed, covers, toggle: () => setCollapsed(!collapsed) }
}
