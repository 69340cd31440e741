import { useDeferredValue, useMemo } from 'react'
import { t } from '../../lib/text/text.ts'
import { countElements } from '../engine/facts.ts'
import type { Edits } from '../state/edits.ts'
import { useStore } from '../../lib/store.ts'
import * as styles from './editor_bar.css.ts'

export function ElementCount({ edits }: { edits: Edits }) {
  const { page } = useStore(edits, 'page')
  // Counting a large page must not delay showing a change.
  const counted = useDeferredValue(page)
  const count = useMemo(() => countElements(counted), [counted])
  return <span className={styles.count}>{t('editor.elements', { count })}</span>
}
