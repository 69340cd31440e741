import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What a browser does by itself when a page is loaded: a new screen starts at its top, with the
 * focus at its beginning. An address with a hash goes to that place instead.
 */
export function RouteChanges() {
  const { pathname, hash } = useLocation()
  const opened = useRef(pathname)

  useEffect(() => {
    if (opened.current === pathname) return
    opened.current = pathname
    if (hash) return
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname, hash])

  return null
}
