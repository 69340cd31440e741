import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountDeletion } from '#contract/api/account'
import { account, tokens, type AccountDeleted, type User } from '../../../lib/api/main.ts'
import { ACCOUNT_CLOSED_KEY, keptInTab } from '../../../lib/browser/storage.ts'
import { useLeave } from '../../../lib/session/use_leave.ts'
import { t } from '../../../lib/text/text.ts'
import { paths } from '../../../shell/paths.ts'
import { AlertDialog } from '../../../ui/alert_dialog/alert_dialog.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { refusalSentences } from '../../form/refusal.ts'
import { GoogleProof } from './google_proof.tsx'
import { PasswordProof } from './password_proof.tsx'

export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('auth.settings.own_data.delete')}
      </Button>
      {asking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </>
  )
}

function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [proof, setProof] = useState<AccountDeletion | null>(null)
  const remove = useMutation({ mutationFn: account.delete, onSuccess: useGoodbye() })
  const { error } = remove

  function confirm() {
    if (proof && !remove.isPending) remove.mutate(proof)
  }

  function prove(found: AccountDeletion | null) {
    setProof(found)
    remove.reset()
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('auth.settings.own_data.delete_title')}
      description={t('auth.settings.own_data.delete_text')}
      confirmLabel={t('auth.settings.own_data.delete')}
      confirmDisabled={!proof}
      busy={remove.isPending || remove.isSuccess}
      busyText={t('auth.settings.own_data.deleting')}
      error={
        error
          ? refusalSentences(error, t('auth.settings.own_data.delete_failed')).join(' ')
          : undefined
      }
      onConfirm={confirm}
    >
      {user.has_password ? (
        <PasswordProof onProof={prove} onEnter={confirm} />
      ) : (
        <GoogleProof onProof={prove} />
      )}
    </AlertDialog>
  )
}

/** The sign-in is where a deleted account can be had back, and it says until when. */
function useGoodbye() {
  const leave = useLeave()
  return ({ data_deleted_at }: AccountDeleted) => {
    keptInTab.set(ACCOUNT_CLOSED_KEY, data_deleted_at)
    return leave({ end: tokens.forget, to: paths.login })
  }
}
