import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { Edits } from '../state/edits.ts'
import { useStore } from '../../lib/store.ts'

interface LeaveDialogProps {
  open: boolean
  edits: Edits
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Asks what to do with the changes when the person leaves with Cancel. */
export function LeaveDialog({ open, edits, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const { busy } = useStore(edits, 'busy')
  // Leaving cancels a running instruction.
  const isBusy = busy !== null && busy !== 'instruct'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isBusy && onStay()}
      title={t('editor.leave.title')}
      description={t('editor.leave.text')}
      footer={
        <>
          <Button variant="plain" disabled={isBusy} onClick={onStay}>
            {t('editor.leave.stay')}
          </Button>
          <Button
            variant="danger"
            loading={busy === 'discard'}
            busyText={t('editor.leave.discarding')}
            disabled={isBusy}
            onClick={onDiscard}
          >
            {t('editor.leave.discard')}
          </Button>
          <Button disabled={isBusy} onClick={onKeep}>
            {t('editor.leave.keep')}
          </Button>
        </>
      }
    />
  )
}
