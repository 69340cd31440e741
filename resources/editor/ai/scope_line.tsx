import { X } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { scopeOf } from '../engine/scope.ts'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import { wordFor } from '../words.ts'
import * as styles from './ai_panel.css.ts'

/** What the instruction is about: the selected element, or the whole page. */
export function ScopeLine({ editor: { edits, canvas } }: { editor: Editor }) {
  const { page } = useStore(edits)
  const { selected } = useStore(canvas)
  const scope = selected ? scopeOf(page, selected.id) : undefined

  return (
    <div role="group" aria-label={t('editor.ai.scope.label')} className={styles.scope}>
      {scope ? (
        <span className={styles.chip}>
          <span className={styles.chipWords}>
            {t('editor.ai.scope.element', { name: wordFor(scope.tag), words: scope.words })}
          </span>
          <IconButton
            size="small"
            icon={X}
            label={t('editor.ai.scope.clear')}
            onClick={() => canvas.deselect()}
          />
        </span>
      ) : (
        <>
          <span className={styles.whole}>{t('editor.ai.scope.page')}</span>
          <span className={styles.note}>{t('editor.ai.scope.hint')}</span>
        </>
      )}
    </div>
  )
}
