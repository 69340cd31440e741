import { useEffect, useRef } from 'react'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { framed } from '../../ui/small_page/framed.ts'
import { Waiting } from '../../ui/states/states.tsx'
import { editSandbox } from '../link/sandbox.ts'
import type { Canvas } from '../state/canvas.ts'
import { useStore } from '../../lib/store.ts'
import * as styles from './page_frame.css.ts'
import { PhoneFrame } from './phone_frame.tsx'
import { useWideView } from './use_wide_view.ts'
import { withImages } from './with_images.ts'

interface PageFrameProps {
  title: string
  url: string
  canvas: Canvas
  width: string
  /** Shows the desktop layout also in narrow windows. */
  isWide: boolean
  withPhone: boolean
}

/** The page in a frame on its own origin, where elements can be selected. */
export function PageFrame({ title, url, canvas, width, isWide, withPhone }: PageFrameProps) {
  const { frame: state, beside } = useStore(canvas, 'frame', 'beside')
  const isPair = beside !== null
  const hasPhone = withPhone && !isPair
  const frame = useRef<HTMLIFrameElement>(null)
  const { box, style: drawn } = useWideView(hasPhone && isWide)

  useEffect(() => canvas.connect(frame.current!, new URL(url).origin), [canvas, url])

  return (
    <section
      className={isPair ? styles.pair : hasPhone ? styles.docked : styles.canvas}
      aria-label={t('editor.frame.title', { title })}
    >
      {state === 'opening' && (
        <div className={styles.waiting}>
          <Waiting label={t('editor.frame.opening')} />
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.notice}>
          <Banner type="info">{t('editor.frame.failed')}</Banner>
        </div>
      )}
      {isPair && (
        <div className={styles.half}>
          <p className={styles.caption}>{t('editor.history.compare.then')}</p>
          <iframe
            className={styles.smallFrame}
            title={t('editor.history.compare.then')}
            srcDoc={framed(withImages(beside, url))}
            sandbox=""
            allow=""
            referrerPolicy="no-referrer"
          />
        </div>
      )}
      {/* The element of the frame stays the same, because a new one would load the page again. */}
      <div key="now" ref={box} className={isPair || drawn ? styles.half : styles.whole}>
        {isPair && <p className={styles.caption}>{t('editor.history.compare.now')}</p>}
        <iframe
          key="frame"
          ref={frame}
          className={isPair ? styles.smallFrame : styles.frame}
          style={isPair ? undefined : (drawn ?? { width })}
          title={t('editor.frame.title', { title })}
          src={url}
          sandbox={editSandbox(url, location.origin)}
          allow=""
          referrerPolicy="no-referrer"
        />
      </div>
      {hasPhone && <PhoneFrame title={title} url={url} canvas={canvas} />}
    </section>
  )
}
