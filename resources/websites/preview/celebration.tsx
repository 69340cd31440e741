import { t } from '../../lib/text/text.ts'
import { PageDrawing } from '../../ui/drawing/page_drawing.tsx'
import * as styles from './celebration.css.ts'

/** An animated page with a text; still with reduced motion. */
export function Celebration() {
  return (
    <div className={styles.overlay} role="status">
      <div className={styles.board}>
        <PageDrawing className={styles.drawing} />
        <p className={styles.words}>{t('preview.celebration')}</p>
      </div>
    </div>
  )
}
