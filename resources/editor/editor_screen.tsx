import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keys, websites, type EditFrame, type Website } from '../lib/api/main.ts'
import { t } from '../lib/text/text.ts'
import { paths } from '../shell/paths.ts'
import { DEVICE_WIDTHS, type Device } from '../ui/segmented/device_toggle.tsx'
import { usePhoneBeside } from '../ui/phone_beside/use_phone_beside.ts'
import { Waiting } from '../ui/states/states.tsx'
import { AiPanel } from './ai/ai_panel.tsx'
import { EditorBar } from './bar/editor_bar.tsx'
import { PageFrame } from './canvas/page_frame.tsx'
import { LeaveDialog } from './dialogs/leave_dialog.tsx'
import { TextDialog } from './dialogs/text_dialog.tsx'
import * as styles from './editor.css.ts'
import { Inspector } from './inspector/inspector.tsx'
import { LaterPanel } from './panel/later_panel.tsx'
import { Rail } from './rail/rail.tsx'
import { ShortcutHelp } from './shortcuts/shortcut_help.tsx'
import { useStore } from '../lib/store.ts'
import { useEditor, type Editor } from './use_editor.ts'
import { useLossWarning } from './use_loss_warning.ts'
import { useShortcuts } from './use_shortcuts.ts'

interface EditorScreenProps {
  website: Website
  frame: EditFrame
}

export function EditorScreen({ website, frame }: EditorScreenProps) {
  const editor = useEditor(website, frame)
  if (!editor) return <Waiting whole label={t('editor.loading')} />
  return <OpenEditor website={website} frame={frame} editor={editor} />
}

function OpenEditor({ website, frame, editor }: EditorScreenProps & { editor: Editor }) {
  const { edits, canvas, instructions } = editor
  const { panel, helping } = useStore(canvas, 'panel', 'helping')
  const [device, setDevice] = useState<Device>('desktop')
  const phone = usePhoneBeside()
  const [isLeaving, setLeaving] = useState(false)
  const goTo = useLeaving(website.id)
  useShortcuts(editor)
  useLossWarning(editor)

  async function save() {
    if (await edits.save()) await goTo(paths.preview(website.id))
  }

  /** Leaves after the changes were sent, at most after two seconds; the rest is sent at the next visit. */
  async function keep() {
    instructions.cancel()
    await Promise.race([edits.keep(), aMoment()])
    await goTo(paths.websites)
  }

  async function discard() {
    instructions.cancel()
    if (await edits.discard()) await goTo(paths.websites)
  }

  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <EditorBar
        title={website.title}
        editor={editor}
        device={device}
        onDevice={setDevice}
        phone={phone}
        onCancel={() => (edits.isChanged ? setLeaving(true) : void goTo(paths.websites))}
        onSave={() => void save()}
      />
      <div className={panel ? styles.workspace.open : styles.workspace.closed}>
        <Rail canvas={canvas} />
        <PageFrame
          title={website.title}
          url={frame.url}
          canvas={canvas}
          width={DEVICE_WIDTHS[device]}
          isWide={device === 'desktop'}
          withPhone={phone.isShown}
        />
        {panel === 'manual' && <Inspector editor={editor} />}
        {panel === 'ai' && <AiPanel editor={editor} />}
        <LaterPanel editor={editor} panel={panel} />
      </div>
      <TextDialog editor={editor} />
      <ShortcutHelp open={helping} onClose={() => canvas.help(false)} />
      <LeaveDialog
        open={isLeaving}
        edits={edits}
        onStay={() => setLeaving(false)}
        onKeep={() => void keep()}
        onDiscard={() => void discard()}
      />
    </main>
  )
}

/** Leaves the editor; other screens load the website again. */
function useLeaving(id: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return async (path: string) => {
    await client.invalidateQueries({ queryKey: keys.websites.all, refetchType: 'none' })
    const read = client.prefetchQuery({
      queryKey: keys.websites.one(id),
      queryFn: ({ signal }) => websites.get(id, signal),
      retry: false,
    })
    await Promise.race([read, aMoment()])
    await navigate(path)
  }
}

/** The longest wait for sending when the person leaves. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2_000))
}
