import { useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { upgradesOf, type PaidPlan } from '#contract/subscription_plans'
import type { PlanInfo, Subscription } from '../lib/api/main.ts'
import { useTitle } from '../lib/browser/use_title.ts'
import { t } from '../lib/text/text.ts'
import { Stack } from '../ui/layout/layout.tsx'
import { Page, PageHeader } from '../ui/page_header/page_header.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Failed, Waiting } from '../ui/states/states.tsx'
import { PaymentNotice } from './checkout/payment_notice.tsx'
import { ASK_EVERY, usePayment, useReturned, type PaymentState } from './checkout/use_payment.ts'
import { PaymentHistory } from './history/payment_history.tsx'
import { CancelHint } from './plan/cancel_hint.tsx'
import { ChangePlanDialog } from './plan/change_plan_dialog.tsx'
import { PlanComparison } from './plan/comparison.tsx'
import { CurrentPlan } from './plan/current_plan.tsx'
import { StandingNotice } from './plan/standing_notice.tsx'
import { UpgradePanel } from './plan/upgrade_panel.tsx'
import { SandboxBanner } from './sandbox_banner.tsx'
import { useSubscription } from './use_subscription.ts'
import { WaitingPlanBanner, type WaitingPlan } from './waiting_plan.tsx'

export function PaymentsPage() {
  useTitle(t('billing.title'))
  return (
    <Page narrow>
      <PageHeader title={t('billing.title')} />
      <Billing />
    </Page>
  )
}

function Billing() {
  const before = useReturned()
  const [payment, setPayment] = useState<PaymentState>(
    before ? { step: 'waiting', from: before } : { step: 'none' }
  )
  const isAsking = payment.step === 'waiting' || payment.step === 'elsewhere'
  const { subscription, usage, isPending, isFetching, retry } = useSubscription(
    isAsking && ASK_EVERY
  )
  const { buy, updateCard, lookAgain } = usePayment(subscription, payment, setPayment)

  if (isPending) {
    return (
      <Waiting>
        <Skeleton height="24rem" />
      </Waiting>
    )
  }
  if (!subscription || !usage) {
    return (
      <Failed
        title={t('billing.failed_title')}
        text={t('billing.failed')}
        retrying={isFetching}
        onRetry={retry}
      />
    )
  }
  return (
    <Room
      subscription={subscription}
      usage={usage}
      notice={<PaymentNotice state={payment} onLookAgain={lookAgain} />}
      isWaiting={payment.step === 'waiting' || payment.step === 'late'}
      isFetching={isFetching}
      onBuy={buy}
      onUpdateCard={updateCard}
      onRetry={retry}
    />
  )
}

interface RoomProps {
  subscription: Subscription
  usage: PlanInfo
  notice: ReactNode
  isWaiting: boolean
  isFetching: boolean
  onBuy: (url: string) => void
  onUpdateCard: (url: string) => void
  onRetry: () => void
}

function Room({ subscription, usage, notice, isWaiting, isFetching, ...on }: RoomProps) {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const waiting: WaitingPlan | undefined = state?.waiting
  const { subscription_type: plan, checkout, checkout_urls: urls } = subscription
  const changing = upgradesOf(plan).find((name) => name === parameters.get('upgrade'))

  function choose(name: PaidPlan) {
    const url = new URL(urls[name]!)
    // An address of ours is this screen, where a running subscription is changed.
    if (url.origin === window.location.origin)
      setParameters(url.searchParams, { replace: true, state })
    else on.onBuy(url.href)
  }

  return (
    <Stack gap="large">
      {checkout.is_sandbox && <SandboxBanner room={checkout.sandbox_room} />}
      {waiting && <WaitingPlanBanner waiting={waiting} usage={usage} />}
      {notice}
      <StandingNotice subscription={subscription} />
      <CurrentPlan subscription={subscription} usage={usage} onUpdateCard={on.onUpdateCard} />
      <UpgradePanel
        subscription={subscription}
        isWaiting={isWaiting}
        retrying={isFetching}
        onChoose={choose}
        onRetry={on.onRetry}
      />
      <PlanComparison current={plan} />
      {plan !== 'free' && <PaymentHistory />}
      {isCancellable(subscription) && <CancelHint />}
      {changing && urls[changing] && (
        <ChangePlanDialog
          subscription={subscription}
          to={changing}
          onClose={() => setParameters({}, { replace: true, state })}
        />
      )}
    </Stack>
  )
}

/** One that gives nothing while it is paused or not paid can be cancelled too. */
function isCancellable({ status, paid_plan: plan }: Subscription): boolean {
  if (status === 'cancelled' || status === 'expired') return false
  return plan !== 'free' || status !== 'active'
}
