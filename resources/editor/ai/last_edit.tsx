import { MousePointerClick, Undo2 } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import type { Canvas } from '../state/canvas.ts'
import { BEFORE_INSTRUCTION } from '../state/canvas_state.ts'
import type { Instructions, LastEdit } from '../state/instructions.ts'
import { useStore } from '../../lib/store.ts'
import * as styles from './ai_panel.css.ts'
import { findingsInWords } from './findings_in_words.ts'
import { Receipt } from './receipt.tsx'
import { useInView } from './use_in_view.ts'

interface LastEditCardProps {
  last: LastEdit
  instructions: Instructions
  canvas: Canvas
  busy: boolean
}

/** The result of the last instruction, and its undo. */
export function LastEditCard({ last, instructions, canvas, busy }: LastEditCardProps) {
  const { looking } = useStore(canvas)
  const { prompt, seconds, answer, mended, left } = last
  const { analysis, summary, changes_applied: count, difference, receipt, notice } = answer
  const notDone = receipt.filter(({ done }) => !done)
  const facts = [
    { name: t('editor.ai.last.prompt'), value: prompt },
    {
      name: t('editor.ai.last.analysis'),
      value: isSame(analysis, prompt) ? t('editor.ai.last.as_written') : analysis,
    },
    { name: t('editor.ai.last.summary'), value: summary },
    { name: t('editor.ai.last.changes'), value: t('editor.ai.last.count', { count, seconds }) },
    ...findingsInWords(mended, { past: true }).map((value) => ({
      name: t('editor.ai.last.mended'),
      value,
    })),
  ]
  const card = useInView<HTMLElement>(last)

  return (
    <section ref={card} className={styles.card} aria-label={t('editor.ai.last.title')}>
      <h3 className={styles.cardTitle}>{t('editor.ai.last.title')}</h3>
      {notice && <p className={styles.notice}>{notice}</p>}
      {difference && <Receipt difference={difference} />}
      <Segmented
        label={t('editor.ai.last.compare')}
        value={looking === BEFORE_INSTRUCTION ? 'before' : 'after'}
        disabled={busy}
        onChange={(version) => instructions.compare(version)}
        choices={[
          { value: 'before', label: t('editor.ai.last.before') },
          { value: 'after', label: t('editor.ai.last.after') },
        ]}
      />
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name + value} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {notDone.length > 0 && (
        <div className={styles.notDone}>
          <p className={styles.factName}>{t('editor.ai.last.not_done')}</p>
          {notDone.map(({ words, says }) => (
            <p key={words}>{says || words}</p>
          ))}
        </div>
      )}
      {left.length > 0 && (
        <div className={styles.notDone}>
          <p className={styles.factName}>{t('editor.ai.last.left')}</p>
          {findingsInWords(left).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          icon={Undo2}
          disabled={busy}
          onClick={() => void instructions.undo()}
        >
          {t('editor.ai.last.undo')}
        </Button>
        <Button
          variant="plain"
          size="small"
          icon={MousePointerClick}
          onClick={() => instructions.point()}
        >
          {t('editor.ai.last.show')}
        </Button>
      </div>
    </section>
  )
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
