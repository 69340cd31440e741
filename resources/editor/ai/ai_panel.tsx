import { t } from '../../lib/text/text.ts'
import { Panel } from '../panel/panel.tsx'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import { inView } from './ai_panel.css.ts'
import { InstructionForm } from './instruction_form.tsx'
import { KnownCommands } from './known_commands.tsx'
import { LastEditCard } from './last_edit.tsx'
import { ReplyPart } from './reply.tsx'
import { useInView } from './use_in_view.ts'

/** The panel for instructions. */
export function AiPanel({ editor }: { editor: Editor }) {
  const { edits, canvas, instructions } = editor
  const { reply, last, step } = useStore(instructions)
  const { hasBackup } = useStore(edits)
  const isBusy = step !== null
  const replied = useInView<HTMLDivElement>(reply)

  return (
    <Panel
      label={t('editor.ai.label')}
      title={t('editor.ai.label')}
      onClose={() => canvas.closePanel()}
    >
      <InstructionForm editor={editor} />
      <div ref={replied} className={inView} aria-live="polite">
        {reply && <ReplyPart reply={reply} instructions={instructions} />}
      </div>
      {last && hasBackup && (
        <LastEditCard last={last} instructions={instructions} canvas={canvas} busy={isBusy} />
      )}
      {!reply && <KnownCommands editor={editor} />}
    </Panel>
  )
}
