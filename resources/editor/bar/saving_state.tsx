import { t } from '../../lib/text/text.ts'
import type { Edits } from '../state/edits.ts'
import type { EditsState } from '../state/edits_state.ts'
import { useStore } from '../../lib/store.ts'
import * as styles from './editor_bar.css.ts'

/** Whether the changes are being sent, saved, or stored here until there is a connection. */
export function SavingState({ edits }: { edits: Edits }) {
  const state = useStore(edits)
  return (
    <span role="status" className={styles.saving[colourOf(state)]}>
      {wordsFor(state)}
    </span>
  )
}

function colourOf({ delivery, isHeld, isRefused }: EditsState): EditsState['delivery'] {
  if (isHeld) return 'sending'
  return delivery === 'idle' && isRefused ? 'waiting' : delivery
}

function wordsFor({ delivery, waiting: count, isKept, isHeld, isRefused }: EditsState): string {
  if (isHeld) return t('editor.saving.held')
  if (isRefused && delivery === 'idle') return t('editor.saving.refused')
  switch (delivery) {
    case 'idle':
      return t('editor.saving.saved')
    case 'sending':
      return t('editor.saving.saving')
    case 'waiting':
      return isKept
        ? t('editor.saving.offline', { count })
        : t('editor.saving.offline_not_kept', { count })
  }
}
