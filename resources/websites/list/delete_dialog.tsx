import { useState } from 'react'
import type { Website } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { AlertDialog } from '../../ui/alert_dialog/alert_dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { confirmsDeletion, mayBecomeConfirmation } from '../delete_confirmation.ts'
import { useDeleteWebsite } from './use_delete_website.ts'

interface DeleteDialogProps {
  website: Website
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ website, onClose, onDeleted }: DeleteDialogProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const remove = useDeleteWebsite()
  const confirmed = confirmsDeletion(typed)
  const wrong = asked ? !confirmed : !mayBecomeConfirmation(typed)

  function confirm() {
    setAsked(true)
    if (confirmed && !remove.isPending) remove.mutate(website.id, { onSuccess: onDeleted })
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('websites.delete.title')}
      description={t('websites.delete.question')}
      cancelLabel={t('websites.delete.cancel')}
      confirmLabel={t('websites.delete.confirm')}
      confirmDisabled={!confirmed}
      busy={remove.isPending}
      busyText={t('websites.delete.busy')}
      error={remove.isError ? t('websites.delete.failed') : undefined}
      onConfirm={confirm}
    >
      <p>
        <strong>{website.title}</strong>
      </p>
      <Field
        label={t('websites.delete.confirmation')}
        error={wrong ? t('websites.delete.confirmation_error') : undefined}
      >
        <TextInput
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={remove.isPending}
          onChange={(text) => {
            setTyped(text)
            setAsked(false)
          }}
          onBlur={() => setAsked(typed !== '')}
          onKeyDown={(event) => event.key === 'Enter' && confirm()}
        />
      </Field>
    </AlertDialog>
  )
}
