import { planOfVariant } from '#billing/gateways/sandbox/provider/catalogue'
import { TEST_CARDS } from '#billing/gateways/sandbox/provider/cards'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import type { Purchase } from '#billing/gateways/sandbox/provider/subscriptions'

/** The purchase that a call without the checkout page asks for; or a sentence about a wrong value. */
export function purchaseOf(
  { settings }: Sandbox,
  { email, name, variant, custom = null, trial_days: trial = 0, fails = false }: Record<string, any>
): Purchase | string {
  if (typeof email !== 'string' || !email.includes('@')) return 'email must be an e-mail address.'
  if (name !== undefined && typeof name !== 'string') return 'name must be a text.'
  const plan = planOfVariant(settings, String(variant))
  if (!plan) return 'variant must be one of the variant ids of the store.'
  if (typeof custom !== 'object' || Array.isArray(custom)) return 'custom must be an object.'
  if (!Number.isInteger(trial) || trial < 0 || trial > 366)
    return 'trial_days must be a whole number from 0 to 366.'
  if (typeof fails !== 'boolean') return 'fails must be true or false.'
  return {
    plan,
    email,
    name: name ?? '',
    custom,
    card: TEST_CARDS[0],
    trialDays: trial,
    paymentsFail: fails,
  }
}
