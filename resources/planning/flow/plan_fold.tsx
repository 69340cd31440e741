import { lazy, Suspense, useId, useState } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import * as styles from './plan_fold.css.ts'

// The markdown renderer is loaded only when a plan is shown.
const PlanText = lazy(() => import('./plan_text.tsx'))

interface PlanFoldProps {
  plan: string
  updating: boolean
  /** The plan is not folded, because nothing else is shown. */
  whole: boolean
}

/** The plan as text: its beginning, and all of it on request. */
export function PlanFold({ plan, updating, whole }: PlanFoldProps) {
  const [isAsked, setOpen] = useState(false)
  const open = isAsked || whole
  const id = useId()
  return (
    <section aria-label={t('planning.flow.plan')} aria-busy={updating} className={styles.plan}>
      <div
        id={id}
        className={styles.text}
        data-open={open || undefined}
        // Unfolds when the keyboard focus reaches a link inside.
        onFocus={() => setOpen(true)}
      >
        <Suspense fallback={<Waiting />}>
          <PlanText markdown={plan} />
        </Suspense>
      </div>
      {!whole && (
        <Button
          variant="plain"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'planning.sheet.plan.fold' : 'planning.sheet.plan.read')}
        </Button>
      )}
    </section>
  )
}
