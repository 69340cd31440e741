import { Check } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually_hidden/visually_hidden.tsx'
import type { FlowStep } from './flow_state.ts'
import * as styles from './steps.css.ts'

const STEPS = ['planning', 'review', 'building'] as const

const AT: Record<FlowStep, number> = { analyzing: 0, plan_review: 1, updating: 1, creating: 2 }

/** The steps of the flow: finished ones are solid, later ones outlined. */
export function Steps({ at }: { at: FlowStep }) {
  return (
    <ol className={styles.steps} aria-label={t('planning.flow.steps')}>
      {STEPS.map((step, index) => {
        const done = index < AT[at]
        const current = index === AT[at]
        return (
          <li
            key={step}
            className={styles.step}
            data-state={done ? 'done' : current ? 'current' : 'ahead'}
            aria-current={current ? 'step' : undefined}
          >
            <span className={styles.name}>
              {done && <Icon of={Check} size={16} />}
              {t(`planning.flow.step.${step}`)}
              {done && <VisuallyHidden>{t('planning.flow.done')}</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
