import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AccountDeletion } from '#contract/api/account'
import { account, tokens, type AccountDeleted, type User } from '../../../lib/api/main.ts'
import { ACCOUNT_CLOSED_KEY, keptInTab } from '../../../lib/browser/storage.ts'
import { useLeave } from '../../../lib/session/use_leave.ts'
import { t } from '../../../lib/text/text.ts'
import { paths } from '../../../shell/paths.ts'
import { AlertDialog } from '../../../ui/alert_dialog/alert_dialog.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { refusalSentences } from '../../form/refusal.ts'
import { googleAnswer, takeGoogleAnswer, type GoogleAnswer } from '../../google/google_redirect.ts'
import { GoogleProof } from './google_proof.tsx'
import { PasswordProof } from './password_proof.tsx'

export function DeleteAccount({ user }: { user: User }) {
  // The person returns from Google for this dialog.
  const [answer, setAnswer] = useState(googleAnswer)
  const [asking, setAsking] = useState(answer !== null && !user.has_password)
  useEffect(() => void takeGoogleAnswer(), [])

  function close() {
    setAsking(false)
    setAnswer(null)
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('auth.settings.own_data.delete')}
      </Button>
      {asking && <DeleteAccountDialog user={user} answer={answer} onClose={close} />}
    </>
  )
}

interface DeleteAccountDialogProps {
  user: User
  /** Google's answer after a redirect for this dialog. */
  answer: GoogleAnswer | null
  onClose: () => void
}

function DeleteAccountDialog({ user, answer, onClose }: DeleteAccountDialogProps) {
  const [proof, setProof] = useState<AccountDeletion | null>(
    answer && answer !== 'failed' ? { google_handover: answer } : null
  )
  const [google, setGoogle] = useState(answer)
  const [refusals, setRefusals] = useState(0)
  const remove = useMutation({
    mutationFn: account.delete,
    onSuccess: useGoodbye(),
    onError: () => {
      if (!user.has_password) askGoogleAgain()
    },
  })
  const { error } = remove

  function confirm() {
    if (proof && !remove.isPending) remove.mutate(proof)
  }

  /** Google's confirmation can be used only once. */
  function askGoogleAgain() {
    setProof(null)
    setGoogle(null)
    setRefusals((count) => count + 1)
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
        <GoogleProof key={refusals} answer={google} onProof={prove} />
      )}
    </AlertDialog>
  )
}

/** Opens the sign-in screen, which says until when a deleted account can be restored. */
function useGoodbye() {
  const leave = useLeave()
  return ({ data_deleted_at }: AccountDeleted) => {
    keptInTab.set(ACCOUNT_CLOSED_KEY, data_deleted_at)
    return leave({ end: tokens.forget, to: paths.login })
  }
}
