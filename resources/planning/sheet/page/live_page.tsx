import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../../lib/text/text.ts'
import { ruler } from '../../../ui/drawing/drawing.css.ts'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../../ui/states/states.tsx'
import * as styles from './live_page.css.ts'
import { PageFrame, type Device } from './page_frame.tsx'

/** In narrower windows the phone view is the default. */
const WIDE = '(min-width: 720px)'

interface LivePageProps {
  /** The current page; empty while there is none. */
  html: string
}

/** The preview of the page, updated with the sheet. */
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
          <PageFrame html={html} device={device} />
        ) : (
          <Waiting label={t('planning.sheet.page.waiting')}>
            <Skeleton height="100%" />
          </Waiting>
        )}
      </div>
    </section>
  )
}
