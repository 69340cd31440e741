import { Eye, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { websites, type Revision } from '../../lib/api/main.ts'
import { timeAgo } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toast_store.ts'
import { reasonOf } from '../state/failures.ts'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import { Comparison } from './comparison.tsx'
import * as styles from './history.css.ts'

interface RevisionRowProps {
  revision: Revision
  editor: Editor
}

export function RevisionRow({ revision, editor }: RevisionRowProps) {
  const { edits, canvas, websiteId } = editor
  const { id, author, summary, created_at: at, current } = revision
  const { busy } = useStore(edits)
  const { looking } = useStore(canvas)
  const [isReading, setReading] = useState(false)
  const isShown = looking === id
  const [now] = useState(Date.now)

  async function look() {
    setReading(true)
    try {
      const { html_content: html } = await websites.revision(websiteId, id)
      canvas.lookAt(id, html)
    } catch (error) {
      toast.error(`${t('editor.history.failed')} ${reasonOf(error)}`)
    } finally {
      setReading(false)
    }
  }

  async function restore() {
    // Shows the current page first, because the answer is applied to it.
    canvas.lookAway()
    await edits.restore(id)
  }

  return (
    <li className={isShown ? styles.row.shown : styles.row.plain}>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.by}>
        {t('editor.history.by', {
          who: t(`editor.history.authors.${author}`),
          when: timeAgo(at, now),
        })}
        {current && <span className={styles.current}>{t('editor.history.current')}</span>}
      </p>
      {!current && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="plain"
            icon={Eye}
            loading={isReading}
            aria-label={t('editor.history.look_label', { summary })}
            aria-pressed={isShown}
            onClick={() => void look()}
          >
            {t('editor.history.look')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={RotateCcw}
            disabled={busy !== null}
            aria-label={t('editor.history.restore_label', { summary })}
            onClick={() => void restore()}
          >
            {t('editor.history.restore')}
          </Button>
        </div>
      )}
      {isShown && <Comparison revision={id} editor={editor} />}
    </li>
  )
}
