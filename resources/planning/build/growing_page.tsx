import { t } from '../../lib/text/text.ts'
import { PageDrawing } from '../../ui/drawing/page_drawing.tsx'
import { useMedia } from '../../lib/browser/use_media.ts'
import { PageFrame } from '../sheet/page/page_frame.tsx'
import * as styles from './build.css.ts'
import { withBlanks } from './with_blanks.ts'
import type { ShownPage } from './use_build.ts'

/** The page while it grows: finished parts are shown, the others outlined. */
export function GrowingPage({ page, percentage }: { page?: ShownPage; percentage: number }) {
  const isWide = useMedia('(min-width: 720px)')
  if (!page) return <PageDrawing made={percentage} />
  return (
    <section className={styles.page} aria-label={t('planning.sheet.page.title')}>
      <PageFrame
        html={withBlanks(page)}
        newest={page.newest}
        device={isWide ? 'desktop' : 'phone'}
      />
    </section>
  )
}
