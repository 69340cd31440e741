import { lazy, Suspense, useId, useState } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import * as styles from './plan_fold.css.ts'

// Only who has a plan to read needs the reader of markdown.
const PlanText = lazy(() => import('./plan_text.tsx'))

/** The plan as text: its beginning, and all of it for who asks. */
export function PlanFold({ plan, updating }: { plan: string; updating: boolean }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-label={t('planning.flow.plan')} aria-busy={updating} className={styles.plan}>
      <div
        id={id}
        className={styles.text}
        data-open={open || undefined}
        // A link inside is reached by the keyboard, and is then seen.
        onFocus={() => setOpen(true)}
      >
        <Suspense fallback={<Waiting />}>
          <PlanText markdown={plan} />
        </Suspense>
      </div>
      <Button
        variant="plain"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'planning.sheet.plan.fold' : 'planning.sheet.plan.read')}
      </Button>
    </section>
  )
}
