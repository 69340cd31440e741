import { t } from '../../lib/text/text.ts'
import { PageDrawing } from '../../ui/drawing/page_drawing.tsx'
import * as styles from './celebration.css.ts'

/** A page is drawn, and the words are set down on it. Under reduced motion both just stand there. */
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
