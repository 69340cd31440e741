import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { comparePlans, type SubscriptionType } from '#contract/subscription_plans'
import { clock } from '#core/clock'
import { sendMail } from '#core/mail/mail'
import { ChangeSubscriptionType, type User } from '#auth/main'
import { currentGateway } from '#billing/gateways/current_gateway'
import { PlanEndedMail } from '#billing/mails/plan_ended_mail'
import { PlanStartedMail } from '#billing/mails/plan_started_mail'
import { SecondPaymentMail } from '#billing/mails/second_payment_mail'
import type { BillingAccount } from '#billing/models/billing_account'
import { Subscription } from '#billing/models/subscription'
import { accountOf } from '#billing/services/billing_account'
import { foremost, isRunning, paidPlanOf } from '#billing/services/entitlement'
import { cancelLater } from '#billing/services/cancel_later'

/**
 * Brings the plan of a person in line with their subscriptions and with what the operator has set, which
 * counts above them. Call it inside the lock of the user, after every change to one of these and when
 * paid time ends. Doing it twice changes nothing.
 */
export class SettlePlan {
  async handle(trx: TransactionClientContract, user: User): Promise<void> {
    const gateway = currentGateway().name
    const subscriptions = await Subscription.query({ client: trx }).where({
      user_id: user.id,
      gateway,
    })
    const account = await accountOf(trx, user.id)
    const before = account.paidPlan
    const paidPlan = paidPlanOf(subscriptions, clock.now())
    await account.merge({ gateway, paidPlan }).save()
    await new ChangeSubscriptionType().handle(trx, user, account.grantedPlan ?? paidPlan)
    await tell(trx, user, { account, before })
    await cancelSurplus(trx, user, subscriptions)
  }
}

async function tell(
  trx: TransactionClientContract,
  user: User,
  { account, before }: { account: BillingAccount; before: SubscriptionType }
): Promise<void> {
  // The plan of an operator is the same before and after.
  if (account.grantedPlan) return
  const change = comparePlans(account.paidPlan, before)
  if (change > 0) await sendMail(trx, new PlanStartedMail(user.email, account.paidPlan))
  if (change < 0) await sendMail(trx, new PlanEndedMail(user.email, before, account.paidPlan))
}

/**
 * Whoever paid in two tabs keeps the better subscription; the other one is cancelled. An account that
 * will be erased keeps none, also if it is bought after the closing.
 */
async function cancelSurplus(
  trx: TransactionClientContract,
  user: User,
  subscriptions: readonly Subscription[]
): Promise<void> {
  const running = subscriptions.filter((one) => isRunning(one) && !one.isSurplus && one.plan)
  const isClosing = user.deletionDueAt !== null
  const kept = isClosing ? null : foremost(running, clock.now())
  for (const surplus of running.filter((one) => one !== kept)) {
    await surplus.merge({ isSurplus: true }).save()
    await cancelLater(trx, surplus)
    if (!isClosing) await sendMail(trx, new SecondPaymentMail(user.email))
  }
}
