import { useState } from 'react'
import { t } from '../../lib/text/text.ts'
import { AlertDialog } from '../../ui/alert_dialog/alert_dialog.tsx'

interface DeleteQuestionProps {
  title: string
  /** What is deleted with it. */
  description: string
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Asks before something is deleted permanently; closes after the attempt. */
export function DeleteQuestion({ title, description, onDelete, onClose }: DeleteQuestionProps) {
  const [busy, setBusy] = useState(false)
  return (
    <AlertDialog
      open
      busy={busy}
      title={title}
      description={description}
      confirmLabel={t('editor.deleting.confirm')}
      busyText={t('editor.deleting.busy')}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => {
        setBusy(true)
        void onDelete().finally(onClose)
      }}
    />
  )
}
