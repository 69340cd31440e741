import { Check, CloudOff, PencilLine, TriangleAlert } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Icon, type IconShape } from '../../ui/icon/icon.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import * as styles from './saving_status.css.ts'
import type { Saving } from './state/sheet_state.ts'

const SIGNS: Partial<Record<Saving, IconShape>> = {
  saved: Check,
  unfinished: PencilLine,
  offline: CloudOff,
  waiting: CloudOff,
  refused: TriangleAlert,
  conflict: TriangleAlert,
  closed: TriangleAlert,
}

/** Whether the input was saved; announced when it changes. */
export function SavingStatus({ saving }: { saving: Saving }) {
  const sign = SIGNS[saving]
  return (
    <p role="status" className={styles.status} data-saving={saving}>
      {sign ? <Icon of={sign} size={16} /> : <Spinner />}
      {t(`planning.sheet.saving.${saving}`)}
    </p>
  )
}
