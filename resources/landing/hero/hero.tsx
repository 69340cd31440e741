import { t } from '../../lib/text/text.ts'
import * as styles from './hero.css.ts'
import { PromptBox } from './prompt_box.tsx'
import { SeamPicture } from './seam_picture.tsx'

export function Hero({ onWatch }: { onWatch: () => void }) {
  return (
    <div className={styles.ground}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('landing.hero.title')}</h1>
          <p className={styles.text}>{t('landing.hero.text')}</p>
          <PromptBox onWatch={onWatch} />
        </div>
        <SeamPicture />
      </div>
    </div>
  )
}
