import { t } from '../../lib/text/text.ts'
import { Section } from '../frame/section.tsx'
import { figures } from './figures.tsx'
import * as styles from './features.css.ts'

const FEATURES = ['ai', 'custom', 'publish', 'mobile'] as const

export function Features() {
  return (
    <Section id="features" title={t('landing.features.title')}>
      <ul className={styles.list}>
        {FEATURES.map((feature) => (
          <li key={feature} className={styles.feature}>
            <svg viewBox="0 0 76 60" className={styles.figure} aria-hidden>
              {figures[feature]}
            </svg>
            <div className={styles.words}>
              <h3 className={styles.name}>{t(`landing.features.${feature}.name`)}</h3>
              <p className={styles.text}>{t(`landing.features.${feature}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
