import type { SandboxSettings } from '#billing/gateways/sandbox/provider/settings'

export type SandboxPlan = 'basic' | 'premium'

interface Product {
  name: string
  /** Cents of a US dollar per month. */
  price: number
}

export const products: Readonly<Record<SandboxPlan, Product>> = {
  basic: { name: 'Basic', price: 900 },
  premium: { name: 'Premium', price: 2900 },
}

/** The plan that a variant id stands for, or undefined if the store does not sell it. */
export function planOfVariant(
  { variants }: Pick<SandboxSettings, 'variants'>,
  variantId: string
): SandboxPlan | undefined {
  return (['basic', 'premium'] as const).find((plan) => variants[plan] === variantId)
}

export function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
