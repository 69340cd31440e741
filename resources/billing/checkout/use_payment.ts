import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { comparePlans, type SubscriptionType } from '#contract/subscription_plans'
import { keys, payments, type Subscription } from '../../lib/api/main.ts'
import { kept } from '../../lib/browser/storage.ts'
import { t } from '../../lib/text/text.ts'
import { toast } from '../../ui/toast/toast_store.ts'
import { usePaymentOverlay } from './use_overlay.ts'

/**
 * `elsewhere`: the page of the provider is in another tab. `waiting`: paid, but our server does not know
 * yet. `late`: nor after a minute.
 */
export type PaymentState =
  | { step: 'none' }
  | { step: 'elsewhere'; url: string; from: SubscriptionType }
  | { step: 'waiting'; from: SubscriptionType }
  | { step: 'late'; from: SubscriptionType }

/** For the tab to which the provider leads back. */
const PAYING_FROM_KEY = 'sitewright:paying_from'

/** In milliseconds. */
export const ASK_EVERY = 2_000
const PATIENCE = 60_000

/** The way from a button to a paid plan; `subscription` is what is known at the moment. */
export function usePayment(
  subscription: Subscription | undefined,
  state: PaymentState,
  setState: (next: PaymentState) => void
) {
  const client = useQueryClient()
  const from = subscription?.paid_plan ?? 'free'
  async function ask() {
    // A failure is no matter: the screen asks again anyway.
    const fresh = await payments.refresh().catch(() => null)
    if (fresh) client.setQueryData(keys.subscription, fresh)
  }

  const overlay = usePaymentOverlay(subscription?.checkout.script, ({ event }, close) => {
    if (event === 'Checkout.Success') setState({ step: 'waiting', from })
    if (event !== 'PaymentMethodUpdate.Updated') return
    close()
    toast.success(t('billing.checkout.card_updated'))
    void ask()
  })

  const arrived = useEffectEvent((plan: SubscriptionType) => {
    overlay.close()
    setState({ step: 'none' })
    toast.success(t('billing.upgrade.done', { plan: t(`billing.names.${plan}`) }))
  })
  const before = state.step === 'none' ? null : state.from
  const now = subscription?.paid_plan
  useEffect(() => {
    if (before && now && comparePlans(now, before) > 0) arrived(now)
  }, [before, now])

  const askOnce = useEffectEvent(ask)
  const giveUp = useEffectEvent(() => setState({ step: 'late', from: before! }))
  const isWaiting = state.step === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    void askOnce()
    const timer = setTimeout(() => giveUp(), PATIENCE)
    return () => clearTimeout(timer)
  }, [isWaiting])

  const isElsewhere = state.step === 'elsewhere'
  useEffect(() => {
    if (!isElsewhere) return
    const back = () => document.visibilityState === 'visible' && void askOnce()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [isElsewhere])

  return {
    /** Opens a page where a plan is bought. */
    buy(url: string) {
      if (overlay.open(url) !== 'in_new_tab') return
      kept.set(PAYING_FROM_KEY, from)
      setState({ step: 'elsewhere', url, from })
    },
    /** Opens the page where the card is changed. */
    updateCard: (url: string) => void overlay.open(url),
    lookAgain: () => setState({ step: 'waiting', from }),
  }
}

/**
 * After a payment in a new tab, the provider leads that tab back to this screen: the plan that the person
 * had before, or null if they come from elsewhere.
 */
export function useReturned(): SubscriptionType | null {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const [isReturned] = useState(() => parameters.get('checkout') === 'done')
  const forget = useEffectEvent(() => {
    parameters.delete('checkout')
    setParameters(parameters, { replace: true, state })
  })
  useEffect(() => {
    if (isReturned) forget()
  }, [isReturned])
  return isReturned ? paidBefore() : null
}

function paidBefore(): SubscriptionType {
  const stored = kept.get(PAYING_FROM_KEY)
  return stored === 'basic' || stored === 'premium' ? stored : 'free'
}
