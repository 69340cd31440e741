import { Pause, Play } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { Section } from '../frame/section.tsx'
import * as styles from './demo.css.ts'
import { Scene } from './scene.tsx'
import { STEPS, type DemoState } from './use_demo.ts'

export function Demo({ step, turn, playing, place, pick, toggle }: DemoState) {
  return (
    <Section id="demo" ref={place} title={t('landing.demo.title')} text={t('landing.demo.text')}>
      <div className={styles.stage}>
        <div className={styles.side}>
          <ol className={styles.steps} aria-label={t('landing.demo.steps')}>
            {STEPS.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.step}
                  aria-current={name === step ? 'step' : undefined}
                  onClick={() => pick(name)}
                >
                  <span className={styles.stepName}>{t(`landing.demo.${name}.name`)}</span>
                  <span className={styles.stepText}>{t(`landing.demo.${name}.text`)}</span>
                  <span className={styles.time}>
                    {name === step && (
                      <span key={turn} className={styles.hand} data-playing={playing} />
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <IconButton
            variant="quiet"
            icon={playing ? Pause : Play}
            label={t(playing ? 'landing.demo.pause' : 'landing.demo.play')}
            onClick={toggle}
          />
        </div>
        <Scene key={turn} step={step} />
      </div>
    </Section>
  )
}
