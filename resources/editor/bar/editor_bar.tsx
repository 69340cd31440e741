import { PanelRight, Redo2, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { DeviceToggle, type Device } from '../../ui/segmented/device_toggle.tsx'
import { countElements } from '../engine/facts.ts'
import { useStore } from '../state/store.ts'
import type { Editor } from '../use_editor.ts'
import * as styles from './editor_bar.css.ts'
import { SavingState } from './saving_state.tsx'

interface EditorBarProps {
  title: string
  editor: Editor
  device: Device
  onDevice: (device: Device) => void
  onCancel: () => void
  onSave: () => void
}

export function EditorBar({ title, editor, device, onDevice, onCancel, onSave }: EditorBarProps) {
  const { edits, canvas } = editor
  const { page, canUndo, canRedo, busy } = useStore(edits)
  const { panel } = useStore(canvas)
  const count = useMemo(() => countElements(page), [page])

  return (
    <header className={styles.bar}>
      <div className={styles.name}>
        <h1 className={styles.title}>{t('editor.title', { title })}</h1>
        <p className={styles.facts}>
          <span className={styles.count}>{t('editor.elements', { count })}</span>
          <SavingState edits={edits} />
        </p>
      </div>
      <div className={styles.device}>
        <DeviceToggle value={device} onChange={onDevice} />
      </div>
      <div className={styles.tools}>
        <IconButton
          icon={Undo2}
          label={t('editor.history.undo')}
          disabled={!canUndo || busy !== null}
          onClick={() => void edits.undo()}
        />
        <IconButton
          icon={Redo2}
          label={t('editor.history.redo')}
          disabled={!canRedo || busy !== null}
          onClick={() => void edits.redo()}
        />
        <Button
          variant={panel ? 'quiet' : 'plain'}
          icon={PanelRight}
          aria-pressed={panel}
          onClick={() => (panel ? canvas.closePanel() : canvas.openPanel())}
        >
          <span className={styles.word}>{t('editor.bar.manual')}</span>
        </Button>
      </div>
      <div className={styles.ways}>
        <Button variant="quiet" disabled={busy === 'save'} onClick={onCancel}>
          {t('editor.bar.cancel')}
        </Button>
        <Button
          loading={busy === 'save'}
          busyText={t('editor.save.busy')}
          disabled={busy !== null}
          onClick={onSave}
        >
          {t('editor.save.action')}
        </Button>
      </div>
    </header>
  )
}
