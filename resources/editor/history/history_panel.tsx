import { useQuery } from '@tanstack/react-query'
import { keys, websites } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import { Panel } from '../panel/panel.tsx'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import * as styles from './history.css.ts'
import { RevisionRow } from './revision_row.tsx'

/** The page size of the server. */
const SHOWN = 50

/** Every change, newest first, with author, time and a button to restore it. */
export function HistoryPanel({ editor }: { editor: Editor }) {
  const { edits, canvas, websiteId } = editor
  const { page, delivery } = useStore(edits)
  const { looking } = useStore(canvas)
  const history = useQuery({
    // Loaded again after a change was saved.
    queryKey: [...keys.websites.revisions(websiteId), delivery, page.text.length],
    queryFn: ({ signal }) => websites.revisions(websiteId, { page_size: SHOWN }, signal),
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  })

  return (
    <Panel
      label={t('editor.history.label')}
      title={t('editor.history.label')}
      onClose={() => canvas.closePanel()}
    >
      {looking && (
        <div role="status" className={styles.looking}>
          <p>{t('editor.history.looking')}</p>
          <Button size="small" variant="quiet" onClick={() => canvas.lookAway()}>
            {t('editor.history.leave')}
          </Button>
        </div>
      )}
      {history.isPending && (
        <div className={inspector.part}>
          <Waiting label={t('editor.history.waiting')}>
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
          </Waiting>
        </div>
      )}
      {history.isError && (
        <div className={inspector.part} role="alert">
          <p>{t('editor.history.failed')}</p>
          <Button size="small" variant="quiet" onClick={() => void history.refetch()}>
            {t('editor.history.again')}
          </Button>
        </div>
      )}
      {history.data?.results.length === 0 && (
        <p className={inspector.hint}>{t('editor.history.empty')}</p>
      )}
      {history.data && (
        <ol className={styles.list}>
          {history.data.results.map((revision) => (
            <RevisionRow key={revision.id} revision={revision} editor={editor} />
          ))}
        </ol>
      )}
    </Panel>
  )
}
