import { useEffect, useId, useRef } from 'react'
import type { Direction } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Failed, Waiting } from '../../../ui/states/states.tsx'
import { DirectionCard } from './direction_card.tsx'
import * as styles from './directions.css.ts'

interface DirectionPickerProps {
  /** Undefined while there are none. */
  directions: readonly Direction[] | undefined
  failed: boolean
  retrying: boolean
  /** They or the plan are being made again, so nothing can be chosen. */
  busy: boolean
  /** They will be made again soon; one can still be chosen. */
  stale: boolean
  onRetry: () => void
  onChoose: (direction: string) => void
}

/** The same page in three looks; one is preselected. */
export function DirectionPicker(props: DirectionPickerProps) {
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <Stack gap="small">
        <h2 id={title} className={styles.title}>
          {t('planning.flow.directions.title')}
        </h2>
        <Choice {...props} title={title} />
      </Stack>
    </section>
  )
}

function Choice(props: DirectionPickerProps & { title: string }) {
  const { directions, failed, retrying, busy, stale, onRetry, onChoose, title } = props
  const name = useId()
  const reel = useRef<HTMLDivElement>(null)
  const chosen = directions?.find((direction) => direction.chosen)?.id

  // On a phone the chosen one may be out of view; only the row is scrolled, not the screen.
  useEffect(() => {
    const card = reel.current?.querySelector(':checked')?.closest('label')
    if (card) reel.current?.scrollTo({ left: card.offsetLeft - reel.current.offsetLeft })
  }, [chosen])

  if (directions) {
    return (
      <div
        ref={reel}
        role="radiogroup"
        aria-labelledby={title}
        aria-busy={busy}
        data-stale={stale || undefined}
        className={styles.reel}
        data-scrolls
      >
        {directions.map((direction) => (
          <DirectionCard
            key={direction.id}
            name={name}
            direction={direction}
            disabled={busy}
            onChoose={() => onChoose(direction.id)}
          />
        ))}
      </div>
    )
  }
  if (failed) {
    const text = t('planning.flow.directions.failed')
    return <Failed text={text} onRetry={onRetry} retrying={retrying} />
  }
  return (
    <Waiting label={t('planning.flow.directions.waiting')}>
      <div className={styles.reel}>
        {[1, 2, 3].map((place) => (
          <span key={place} className={styles.card}>
            <Skeleton ratio={styles.RATIO} />
          </span>
        ))}
      </div>
    </Waiting>
  )
}
