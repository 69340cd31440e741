import { Check } from 'lucide-react'
import { useId } from 'react'
import type { Direction } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SmallPage } from '../../../ui/small_page/small_page.tsx'
import * as styles from './directions.css.ts'
import { framed } from '../../../ui/small_page/framed.ts'

interface DirectionCardProps {
  /** The name of the radio group. */
  name: string
  direction: Direction
  disabled: boolean
  onChoose: () => void
}

/** A page in one direction, as a choice. */
export function DirectionCard({ name, direction, disabled, onChoose }: DirectionCardProps) {
  const id = useId()
  const { name: called, words, html, chosen } = direction

  return (
    <label className={styles.card}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={direction.id}
        checked={chosen}
        disabled={disabled}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-words`}
        onChange={onChoose}
      />
      <span className={styles.frameBox}>
        <SmallPage
          srcDoc={framed(html)}
          title={t('planning.flow.directions.page', { name: called })}
        />
      </span>
      <span className={styles.caption}>
        <span className={styles.nameLine}>
          <span id={`${id}-name`} className={styles.name}>
            {called}
          </span>
          {chosen && (
            <span className={styles.chosen} title={t('planning.flow.directions.chosen')}>
              <Icon of={Check} size={16} />
            </span>
          )}
        </span>
        <span id={`${id}-words`} className={styles.words}>
          {words}
        </span>
      </span>
    </label>
  )
}
