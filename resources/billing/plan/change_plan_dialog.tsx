import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaidPlan } from '#contract/subscription_plans'
import { errorSentence, keys, payments, type Subscription } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { AlertDialog } from '../../ui/alert_dialog/alert_dialog.tsx'
import { toast } from '../../ui/toast/toast_store.ts'
import { named } from './current_plan.tsx'

interface ChangePlanDialogProps {
  subscription: Subscription
  to: PaidPlan
  onClose: () => void
}

/** Changes a running subscription, which charges its card at once. */
export function ChangePlanDialog({ subscription, to, onClose }: ChangePlanDialogProps) {
  const client = useQueryClient()
  const plan = t(`billing.names.${to}`)
  const change = useMutation({
    mutationFn: () => payments.upgrade({ plan: to }),
    onSuccess: (fresh) => {
      client.setQueryData(keys.subscription, fresh)
      toast.success(t('billing.upgrade.done', { plan }))
      onClose()
    },
  })
  const { card_brand: brand, card_last_four: digits } = subscription
  const card =
    brand && digits
      ? t('billing.card_ending', { brand: named(brand), digits })
      : t('billing.upgrade.your_card')
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('billing.upgrade.confirm_title', { plan })}
      description={t('billing.upgrade.confirm', { card })}
      tone="primary"
      confirmLabel={t('billing.upgrade.confirm_button', { plan })}
      busy={change.isPending}
      busyText={t('billing.upgrade.changing')}
      error={change.error ? errorSentence(change.error, t('billing.upgrade.failed')) : undefined}
      onConfirm={() => change.mutate()}
    />
  )
}
