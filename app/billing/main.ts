import { closeSandbox, openSandbox } from '#billing/gateways/sandbox/embedded'
import { checkSubscriptions } from '#billing/tasks/check_subscriptions'

export { GrantPlan } from '#billing/actions/grant_plan'
export { sandboxHost } from '#billing/gateways/sandbox/embedded'
export { cancelAtClosing } from '#billing/listeners/cancel_at_closing'
export { exportPayments } from '#billing/listeners/export_payments'
export { planOf } from '#billing/plans'
export { cancelSubscription } from '#billing/tasks/cancel_subscription'
export { checkSubscriptions } from '#billing/tasks/check_subscriptions'
export { settlePlan } from '#billing/tasks/settle_plan'
export { syncSubscription } from '#billing/tasks/sync_subscription'

/** With the web server. */
export async function beginBilling(): Promise<void> {
  await openSandbox()
  await checkSubscriptions.begin()
}

export async function endBilling(): Promise<void> {
  await closeSandbox()
}
