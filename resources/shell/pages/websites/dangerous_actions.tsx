import { useState } from 'react'
import { useDeployments, useTakeOffline } from '../../../deploy/main.ts'
import { errorSentence, type Website } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { AlertDialog } from '../../../ui/alert_dialog/alert_dialog.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Fold } from '../../../ui/fold/fold.tsx'
import { toast } from '../../../ui/toast/toast_store.ts'
import { useDeleteWebsite } from '../../../websites/main.ts'
import { actions } from './settings_dialog.css.ts'

interface DangerousActionsProps {
  website: Website
  onDeleted: () => void
}

/** What takes a website away from visitors, or from its owner; closed until somebody looks for it. */
export function DangerousActions({ website, onDeleted }: DangerousActionsProps) {
  const [asked, setAsked] = useState<'offline' | 'delete' | null>(null)
  const { data: deployments } = useDeployments()
  const isOnline = deployments?.some((one) => one.website_id === website.id)
  const close = () => setAsked(null)
  return (
    <Fold summary={t('websites.settings.dangerous.title')}>
      <div className={actions}>
        {isOnline && (
          <Button variant="quiet" onClick={() => setAsked('offline')}>
            {t('websites.settings.dangerous.offline')}
          </Button>
        )}
        <Button variant="danger" onClick={() => setAsked('delete')}>
          {t('websites.delete.title')}
        </Button>
      </div>
      {asked === 'offline' && <OfflineQuestion website={website} onClose={close} />}
      {asked === 'delete' && (
        <DeleteQuestion website={website} onClose={close} onDeleted={onDeleted} />
      )}
    </Fold>
  )
}

interface QuestionProps {
  website: Website
  onClose: () => void
}

function OfflineQuestion({ website, onClose }: QuestionProps) {
  const takeOffline = useTakeOffline()
  function done() {
    toast.success(t('websites.settings.dangerous.offline_done'))
    onClose()
  }
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('websites.settings.dangerous.offline_title')}
      description={t('websites.settings.dangerous.offline_question')}
      confirmLabel={t('websites.settings.dangerous.offline')}
      busy={takeOffline.isPending}
      busyText={t('websites.settings.dangerous.offline_busy')}
      error={
        takeOffline.error
          ? errorSentence(takeOffline.error, t('websites.settings.dangerous.offline_failed'))
          : undefined
      }
      onConfirm={() => takeOffline.mutate(website.id, { onSuccess: done })}
    />
  )
}

function DeleteQuestion({ website, onClose, onDeleted }: QuestionProps & DangerousActionsProps) {
  const remove = useDeleteWebsite()
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('websites.delete.title')}
      description={t('websites.delete.question')}
      cancelLabel={t('websites.delete.cancel')}
      confirmLabel={t('websites.delete.confirm')}
      busy={remove.isPending}
      busyText={t('websites.delete.busy')}
      error={remove.error ? deletionFailure(remove.error) : undefined}
      onConfirm={() => remove.mutate(website.id, { onSuccess: onDeleted })}
    />
  )
}

function deletionFailure(error: Error): string {
  const message = errorSentence(error, '').trim()
  return message
    ? t('websites.settings.dangerous.delete_error', { message })
    : t('websites.settings.dangerous.delete_failed')
}
