import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../../lib/text/text.ts'
import * as styles from './live_page.css.ts'
import { morphed } from './morph.ts'
import { htmlOf, quietPage } from '../../../ui/small_page/quiet_page.ts'

export type Device = 'phone' | 'desktop'

const WIDTHS: Record<Device, number> = { phone: 375, desktop: 1280 }

interface PageFrameProps {
  html: string
  device: Device
  /** The id of a new part; it is scrolled into view. */
  newest?: string
}

/** Shows a page without running its scripts, and updates it in place. */
export function PageFrame({ html, device, newest }: PageFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(() => htmlOf(quietPage(html)))
  const [isThere, setIsThere] = useState(false)
  const { width, height } = useSize(box)
  const wide = WIDTHS[device]
  const scale = width > 0 ? Math.min(1, width / wide) : 1

  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isThere || !shown?.body) return
    point(morphed(shown, quietPage(html)))
  }, [html, isThere])

  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (isThere && newest && shown) scrollTo(shown, newest)
  }, [newest, isThere])

  return (
    <div ref={box} className={styles.box} data-device={device}>
      {/* Scripts are off; the same origin is needed only to update the page in place. */}
      <iframe
        ref={frame}
        className={styles.frame}
        srcDoc={first}
        title={t('planning.sheet.page.frame')}
        sandbox="allow-same-origin"
        referrerPolicy="no-referrer"
        allow=""
        data-there={isThere || undefined}
        style={{
          width: wide,
          height: height > 0 ? height / scale : '100%',
          transform: `scale(${scale})`,
        }}
        onLoad={() => setIsThere(true)}
      />
    </div>
  )
}

/** Not by `scrollIntoView`, which would scroll the screen around the frame too. */
function scrollTo(shown: Document, id: string) {
  const top = shown.getElementById(id)?.getBoundingClientRect().top
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (top !== undefined) {
    shown.defaultView?.scrollBy({ top: top - ABOVE, behavior: still ? 'instant' : 'smooth' })
  }
}

/** The space above a part that is scrolled into view, in px. */
const ABOVE = 120

/** Highlights changed elements for a moment. */
function point(changed: readonly Element[]) {
  if (changed.length > MOST || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of changed) {
    element.animate(
      [{ boxShadow: MARK }, { boxShadow: MARK, offset: 0.6 }, { boxShadow: 'none' }],
      { duration: 900, easing: 'ease-out' }
    )
  }
}

/** Above this number of changes nothing is highlighted. */
const MOST = 12
const MARK = '0 0 0 6px oklch(84% 0.16 88)'

function useSize(element: { current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const watched = element.current!
    const observer = new ResizeObserver(() => {
      setSize({ width: watched.clientWidth, height: watched.clientHeight })
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return size
}
