import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../../lib/text/text.ts'
import { ruler } from '../../../ui/drawing/drawing.css.ts'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../../ui/states/states.tsx'
import * as styles from './live_page.css.ts'
import { morphed } from './morph.ts'
import { htmlOf, quietPage } from './quiet_page.ts'

type Device = 'phone' | 'desktop'

/** Who looks by a phone wants to see it on one. */
const WIDE = '(min-width: 720px)'

const WIDTHS: Record<Device, number> = { phone: 375, desktop: 1280 }

interface LivePageProps {
  /** The page as it is now; empty as long as there is none. */
  html: string
}

/** The page itself, following the sheet. */
export function LivePage({ html }: LivePageProps) {
  const [device, setDevice] = useState<Device>(() =>
    matchMedia(WIDE).matches ? 'desktop' : 'phone'
  )
  return (
    <section className={styles.live} aria-label={t('planning.sheet.page.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('planning.sheet.page.title')}</h2>
        <Segmented
          iconsOnly
          label={t('planning.sheet.page.device')}
          value={device}
          onChange={setDevice}
          choices={[
            { value: 'phone', label: t('planning.sheet.page.phone'), icon: Smartphone },
            { value: 'desktop', label: t('planning.sheet.page.desktop'), icon: Monitor },
          ]}
        />
      </div>
      <div className={ruler} aria-hidden />
      <div className={styles.board}>
        {html ? (
          <Frame html={html} device={device} />
        ) : (
          <Waiting label={t('planning.sheet.page.waiting')}>
            <Skeleton height="100%" />
          </Waiting>
        )}
      </div>
    </section>
  )
}

function Frame({ html, device }: LivePageProps & { device: Device }) {
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

  return (
    <div ref={box} className={styles.box} data-device={device}>
      {/* Nothing runs in it: of the same origin only so that its words can be changed in place. */}
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

/** The pencil's mark around what has just changed, for a moment. */
function point(changed: readonly Element[]) {
  if (changed.length > MOST || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const element of changed) {
    element.animate(
      [{ boxShadow: MARK }, { boxShadow: MARK, offset: 0.6 }, { boxShadow: 'none' }],
      { duration: 900, easing: 'ease-out' }
    )
  }
}

/** Where more than this changes, it is another page. */
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
