import { lazy, Suspense, useId, useState } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import * as styles from './plan_fold.css.ts'

// Only who has a plan to read needs the reader of markdown.
const PlanText = lazy(() => import('./plan_text.tsx'))

interface PlanFoldProps {
  plan: string
  updating: boolean
  /** There is nothing else to read: it is not folded. */
  whole: boolean
}

/** The plan as text: its beginning, and all of it for who asks. */
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
        // A link inside is reached by the keyboard, and is then seen.
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
