import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import type { Subscription } from '#contract/api/payments'
import { spend, type Allowance } from '#core/limits/limits'
import { problem } from '#core/problem'
import { User } from '#auth/main'
import { RefreshSubscription } from '#billing/actions/refresh_subscription'
import { UpgradePlan, type UpgradeFailure } from '#billing/actions/upgrade_plan'
import { GatewayFailure } from '#billing/gateways/gateway'
import { BillingAccount } from '#billing/models/billing_account'
import { Payment } from '#billing/models/payment'
import { currentGateway } from '#billing/gateways/current_gateway'
import { freshLink } from '#billing/services/fresh_link'
import { ownSubscription } from '#billing/services/own_subscription'
import { paymentJson } from '#billing/transformers/payment_json'
import { subscriptionJson } from '#billing/transformers/subscription_json'
import { planUpgrade } from '#billing/validators/plan_upgrade'

/** The provider allows 300 requests a minute for everybody together. */
const askings: Allowance[] = [{ requests: 20, duration: '1 minute' }]

const REFUSALS: Record<UpgradeFailure['reason'], string> = {
  no_subscription: 'There is no running subscription to change. Please choose a plan.',
  payment_due: 'Your last payment did not go through. Please update your card first.',
  not_an_upgrade: 'Your plan is larger than this one already.',
  declined: 'The payment provider refused this change. Please check your card and try again.',
}

export default class SubscriptionsController {
  async show({ auth, response }: HttpContext) {
    return response.ok(await standingOf(auth.getUserOrFail().id))
  }

  async history({ auth, response }: HttpContext) {
    const payments = await Payment.query()
      .where({ user_id: auth.getUserOrFail().id, gateway: currentGateway().name })
      .orderBy('paid_at', 'desc')
      .orderBy('id')
    return response.ok(payments.map(paymentJson))
  }

  async refresh({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await spend('payments', user.id, askings)
    const isAnswered = await asked(() => new RefreshSubscription().handle(user))
    return isAnswered ? response.ok(await standingOf(user.id)) : unavailable(response)
  }

  async upgrade({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { plan } = await request.validateUsing(planUpgrade)
    await spend('payments', user.id, askings)
    const result = await asked(() => new UpgradePlan().handle(user, plan))
    if (!result) return unavailable(response)
    if (!result.value.ok) {
      const { reason } = result.value.error
      return response.conflict(problem(reason, REFUSALS[reason]))
    }
    return response.ok(await standingOf(user.id))
  }
}

/** Read anew, because the request has just changed it. */
async function standingOf(userId: string): Promise<Subscription> {
  const subscription = await ownSubscription(userId)
  if (subscription) await freshLink(subscription)
  const [user, account] = await Promise.all([User.findOrFail(userId), BillingAccount.find(userId)])
  return subscriptionJson({ user, account, subscription })
}

/** Null if the provider did not answer as it should. */
async function asked<T>(work: () => Promise<T>): Promise<{ value: T } | null> {
  try {
    return { value: await work() }
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    logger.warn({ err: error }, 'the payment provider could not be asked')
    return null
  }
}

function unavailable(response: HttpContext['response']) {
  const sentence =
    'The payment provider does not answer right now. Nothing was changed. Please try again.'
  return response.serviceUnavailable(problem('provider_unavailable', sentence))
}
