import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { kept } from '../../lib/browser/storage.ts'
import { useMedia } from '../../lib/browser/use_media.ts'
import { PHONE } from './signed_in_shell.css.ts'

export interface SidebarState {
  collapsed: boolean
  /** It covers the screen, as on a phone, and the content behind is inert. */
  covers: boolean
  toggle: () => void
}

/** Stored where the person closed the sidebar of a wide window, until they open it again. */
const COLLAPSED_KEY = 'sitewright:sidebar_collapsed'

/** Open beside the screen in wide windows; on a phone it is closed first and covers the screen when open. */
export function useSidebar(): SidebarState {
  const phone = useMedia(PHONE)
  const [collapsed, setCollapsed] = useState(() => phone || wasCollapsed())
  const { pathname } = useLocation()

  const [seen, setSeen] = useState({ phone, pathname })
  if (seen.phone !== phone || seen.pathname !== pathname) {
    setSeen({ phone, pathname })
    if (phone || seen.phone !== phone) setCollapsed(phone || wasCollapsed())
  }

  const covers = phone && !collapsed
  useEffect(() => {
    if (!covers) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setCollapsed(true)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [covers])

  function toggle() {
    setCollapsed(!collapsed)
    if (phone) return
    if (collapsed) kept.remove(COLLAPSED_KEY)
    else kept.set(COLLAPSED_KEY, '1')
  }

  return { collapsed, covers, toggle }
}

const wasCollapsed = () => kept.get(COLLAPSED_KEY) !== null
