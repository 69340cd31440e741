import { Star } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Section } from '../frame/section.tsx'
import * as styles from './stories.css.ts'

const STORIES = ['baker', 'electrician', 'teacher'] as const

export function Stories() {
  return (
    <Section id="stories" title={t('landing.stories.title')} text={t('landing.stories.note')}>
      <ul className={styles.list}>
        {STORIES.map((story) => (
          <li key={story}>
            <figure className={styles.story}>
              <div className={styles.head}>
                <span className={styles.label}>{t('landing.stories.label')}</span>
                <span className={styles.stars} role="img" aria-label={t('landing.stories.stars')}>
                  {Array.from({ length: 5 }, (_, index) => (
                    <Icon key={index} of={Star} size={16} className={styles.star} />
                  ))}
                </span>
              </div>
              <blockquote className={styles.text}>{t(`landing.stories.${story}.text`)}</blockquote>
              <figcaption className={styles.who}>{t(`landing.stories.${story}.who`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
