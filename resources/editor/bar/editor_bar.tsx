import { PanelRight, Redo2, Sparkles, Undo2 } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { DeviceToggle, type Device } from '../../ui/segmented/device_toggle.tsx'
import { PhoneToggle } from '../../ui/phone_beside/phone_toggle.tsx'
import type { PhoneBeside } from '../../ui/phone_beside/use_phone_beside.ts'
import type { PanelMode } from '../state/canvas_state.ts'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import { NARROW } from '../narrow.ts'
import * as styles from './editor_bar.css.ts'
import { ElementCount } from './element_count.tsx'
import { SavingState } from './saving_state.tsx'

const MODES = [
  { mode: 'manual', icon: PanelRight },
  { mode: 'ai', icon: Sparkles },
] as const

interface EditorBarProps {
  title: string
  editor: Editor
  device: Device
  onDevice: (device: Device) => void
  phone: PhoneBeside
  onCancel: () => void
  onSave: () => void
}

export function EditorBar(props: EditorBarProps) {
  const { title, editor, device, onDevice, phone, onCancel, onSave } = props
  const { edits, canvas, instructions } = editor
  const { canUndo, canRedo, busy, hasBackup } = useStore(
    edits,
    'canUndo',
    'canRedo',
    'busy',
    'hasBackup'
  )
  const { panel } = useStore(canvas, 'panel')

  /** Sets the focus to the instruction only on wide screens: on a phone the keyboard would cover the panel. */
  function open(mode: PanelMode) {
    if (mode === 'ai' && !matchMedia(NARROW).matches) canvas.openInstructions()
    else canvas.openPanel(mode)
  }

  return (
    <header className={styles.bar}>
      <div className={styles.name}>
        <h1 className={styles.title}>{t('editor.title', { title })}</h1>
        <p className={styles.facts}>
          <ElementCount edits={edits} />
          <SavingState edits={edits} />
        </p>
      </div>
      <div className={styles.device}>
        <DeviceToggle value={device} onChange={onDevice} />
        <PhoneToggle phone={phone} />
      </div>
      <div className={styles.tools}>
        <IconButton
          icon={Undo2}
          label={t('editor.history.undo')}
          disabled={!canUndo || busy !== null}
          onClick={editor.undo}
        />
        <IconButton
          icon={Redo2}
          label={t('editor.history.redo')}
          disabled={!canRedo || busy !== null}
          onClick={() => void edits.redo()}
        />
        <div role="group" aria-label={t('editor.bar.modes')} className={styles.modes}>
          {MODES.map(({ mode, icon }) => (
            <Button
              key={mode}
              variant={panel === mode ? 'quiet' : 'plain'}
              icon={icon}
              aria-pressed={panel === mode}
              onClick={() => (panel === mode ? canvas.closePanel() : open(mode))}
            >
              <span className={styles.word}>{t(`editor.bar.${mode}`)}</span>
            </Button>
          ))}
        </div>
      </div>
      <div className={styles.ways}>
        {hasBackup && (
          <Button
            variant="quiet"
            aria-label={t('editor.bar.undo_label')}
            disabled={busy !== null}
            onClick={() => void instructions.undo()}
          >
            {t('editor.bar.undo')}
          </Button>
        )}
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
