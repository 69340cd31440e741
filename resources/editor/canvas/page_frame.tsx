import { useEffect, useRef } from 'react'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
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
  const { frame: state } = useStore(canvas)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => canvas.connect(frame.current!, new URL(url).origin), [canvas, url])

  return (
    <section className={styles.canvas} aria-label={t('editor.frame.title', { title })}>
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
      <iframe
        ref={frame}
        className={styles.frame}
        style={{ width }}
        title={t('editor.frame.title', { title })}
        src={url}
        sandbox={editSandbox(url, location.origin)}
        allow=""
        referrerPolicy="no-referrer"
      />
    </section>
  )
}
