import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { account, errorSentence, tokens } from '../../../lib/api/main.ts'
import { useLeave } from '../../../lib/session/use_leave.ts'
import { t } from '../../../lib/text/text.ts'
import { AlertDialog } from '../../../ui/alert_dialog/alert_dialog.tsx'
import { Button } from '../../../ui/button/button.tsx'

export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false)
  const leave = useLeave()
  const end = useMutation({
    mutationFn: account.signOutEverywhere,
    // This session has ended too, so no logout call is needed.
    onSuccess: () => leave({ end: tokens.forget }),
  })

  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('auth.settings.devices.everywhere')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open)
          end.reset()
        }}
        title={t('auth.settings.devices.everywhere_title')}
        description={t('auth.settings.devices.everywhere_text')}
        confirmLabel={t('auth.settings.devices.everywhere')}
        busy={end.isPending || end.isSuccess}
        busyText={t('auth.settings.devices.ending')}
        error={
          end.error
            ? errorSentence(end.error, t('auth.settings.devices.everywhere_failed'))
            : undefined
        }
        onConfirm={() => end.mutate()}
      />
    </div>
  )
}
