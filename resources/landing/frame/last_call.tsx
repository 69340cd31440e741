import { Link } from 'react-router-dom'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import * as styles from './frame.css.ts'

export function LastCall() {
  return (
    <section className={styles.last}>
      <div className={styles.lastInner}>
        <div>
          <h2 className={styles.lastTitle}>{t('landing.last.title')}</h2>
          <p className={styles.lastText}>{t('landing.last.text')}</p>
        </div>
        <Link to={paths.register} className={styles.lastAction}>
          {t('landing.last.action')}
        </Link>
      </div>
    </section>
  )
}
