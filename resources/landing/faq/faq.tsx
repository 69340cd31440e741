import { t } from '../../lib/text/text.ts'
import { Section } from '../frame/section.tsx'
import * as styles from './faq.css.ts'

const QUESTIONS = ['code', 'cost', 'time', 'plan', 'change', 'invented'] as const

/** One open at a time: the shared name makes the browser close the others. */
export function Faq() {
  return (
    <Section id="questions" title={t('landing.faq.title')} beside>
      <div className={styles.list}>
        {QUESTIONS.map((question) => (
          <details key={question} name="questions" className={styles.item}>
            <summary className={styles.question}>
              {t(`landing.faq.${question}.q`)}
              <span className={styles.sign} aria-hidden />
            </summary>
            <p className={styles.answer}>{t(`landing.faq.${question}.a`)}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
