import { useEffect, useRef } from 'react'
import { imagePathsIn } from '#contract/images'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { framed } from '../../ui/small_page/framed.ts'
import { Waiting } from '../../ui/states/states.tsx'
import { editSandbox } from '../link/sandbox.ts'
import type { Canvas } from '../state/canvas.ts'
import { useStore } from '../state/store.ts'
import * as styles from './page_frame.css.ts'

interface PageFrameProps {
  title: string
  url: string
  canvas: Canvas
  width: string
}

/** The page itself, on an origin of its own, where it can be pointed at. */
export function PageFrame({ title, url, canvas, width }: PageFrameProps) {
  const { frame: state, beside } = useStore(canvas)
  const isPair = beside !== null
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => canvas.connect(frame.current!, new URL(url).origin), [canvas, url])

  return (
    <section
      className={isPair ? styles.pair : styles.canvas}
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
      {/* Never another element for the frame: it would be loaded anew. */}
      <div key="now" className={isPair ? styles.half : styles.whole}>
        {isPair && <p className={styles.caption}>{t('editor.history.compare.now')}</p>}
        <iframe
          key="frame"
          ref={frame}
          className={isPair ? styles.smallFrame : styles.frame}
          style={isPair ? undefined : { width }}
          title={t('editor.frame.title', { title })}
          src={url}
          sandbox={editSandbox(url, location.origin)}
          allow=""
          referrerPolicy="no-referrer"
        />
      </div>
    </section>
  )
}

/** The page's pictures are on its preview host, whatever shows it. */
function withImages(html: string, url: string): string {
  const { origin } = new URL(url)
  return imagePathsIn(html).reduce((text, path) => text.replaceAll(path, `${origin}/${path}`), html)
}
