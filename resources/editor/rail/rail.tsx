import { History, Keyboard, LayoutList, ListChecks, Palette, Store } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { joined } from '../../ui/layout/layout.tsx'
import type { Canvas } from '../state/canvas.ts'
import { useStore } from '../../lib/store.ts'
import * as styles from './rail.css.ts'

const PANELS = [
  { mode: 'sections', icon: LayoutList },
  { mode: 'theme', icon: Palette },
  { mode: 'facts', icon: Store },
  { mode: 'site', icon: ListChecks },
  { mode: 'history', icon: History },
] as const

/** The tools for the page as a whole. */
export function Rail({ canvas }: { canvas: Canvas }) {
  const { panel } = useStore(canvas, 'panel')
  return (
    <div
      role="group"
      aria-label={t('editor.rail.label')}
      className={styles.rail}
      data-compact={panel !== null || undefined}
    >
      {PANELS.map(({ mode, icon }) => (
        <button
          key={mode}
          type="button"
          className={styles.item}
          aria-pressed={panel === mode}
          onClick={() => (panel === mode ? canvas.closePanel() : canvas.openPanel(mode))}
        >
          <Icon of={icon} />
          <span className={styles.word}>{t(`editor.rail.${mode}`)}</span>
        </button>
      ))}
      <button
        type="button"
        className={joined(styles.item, styles.help)}
        aria-haspopup="dialog"
        onClick={() => canvas.help(true)}
      >
        <Icon of={Keyboard} />
        <span className={styles.word}>{t('editor.rail.shortcuts')}</span>
      </button>
    </div>
  )
}
