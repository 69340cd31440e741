import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../../lib/text/text.ts'
import { SavingStatus, SheetForm, useSending } from '../../planning/main.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import { Panel } from '../panel/panel.tsx'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import { factsStore, type FactsOutcome } from './facts_store.ts'
import * as styles from './facts.css.ts'

/** The facts of the website, in the form of the review step. */
export function FactsPanel({ editor }: { editor: Editor }) {
  const { edits, canvas, websiteId } = editor
  const { page, busy } = useStore(edits)
  const [outcome, setOutcome] = useState<FactsOutcome | null>(null)
  const [store] = useState(() => factsStore(editor, setOutcome))
  const state = useStore(store)

  // Undo, and other changes to the page, may bring other facts.
  useEffect(() => {
    if (store.read().page === page.text || store.read().saving !== 'saved') return
    void store.load().then(() => setOutcome(null))
  }, [store, page])
  useSending(store)

  return (
    <Panel
      label={t('editor.rail.facts')}
      title={t('editor.rail.facts')}
      width="wide"
      onClose={() => canvas.closePanel()}
    >
      {state.phase === 'waiting' && (
        <div className={inspector.part}>
          <Waiting label={t('editor.facts.waiting')}>
            <Skeleton height="2.75rem" />
            <Skeleton height="2.75rem" />
            <Skeleton height="2.75rem" />
          </Waiting>
        </div>
      )}
      {state.phase === 'failed' && (
        <Failed text={t('editor.facts.failed')} onRetry={() => store.retry()} />
      )}
      {state.phase === 'ready' && (
        <div className={styles.facts}>
          <div className={styles.state}>
            <p className={inspector.note}>{t('editor.facts.lead')}</p>
            <SavingStatus saving={state.saving} />
            <div aria-live="polite">
              {outcome && (
                <Outcome outcome={outcome} onAdd={(kind) => void editor.sections.add(kind)} />
              )}
            </div>
          </div>
          <SheetForm
            websiteId={websiteId}
            store={store}
            state={state}
            busy={busy === 'undo' || busy === 'redo' || busy === 'restore'}
          />
        </div>
      )}
    </Panel>
  )
}

interface OutcomeProps {
  outcome: FactsOutcome
  onAdd: (kind: string) => void
}

function Outcome({ outcome, onAdd }: OutcomeProps) {
  const parts = [
    { title: t('editor.facts.changed'), lines: outcome.changed },
    { title: t('editor.facts.left'), lines: outcome.left_alone },
  ]
  return (
    <>
      {parts.map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <div key={title} className={styles.outcome}>
              <p className={styles.outcomeTitle}>{title}</p>
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )
      )}
      {outcome.sections.map(({ kind, name }) => (
        <Button key={kind} variant="quiet" size="small" icon={Plus} onClick={() => onAdd(kind)}>
          {t('editor.facts.add_section', { name })}
        </Button>
      ))}
    </>
  )
}
