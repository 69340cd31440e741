import type { SandboxPlan } from '#billing/gateways/sandbox/provider/catalogue'
import type { Bill, Life } from '#billing/gateways/sandbox/provider/life'

export interface CheckoutRow {
  id: string
  plan: SandboxPlan
  email: string
  name: string
  /** JSON of what the seller attached; it comes back with every webhook. */
  custom: string
  redirect_url: string | null
  expires_at: number | null
  created_at: number
}

export interface OrderRow {
  id: number
  customer_id: number
  plan: SandboxPlan
  user_name: string
  user_email: string
  total: number
  refunded_at: number | null
  created_at: number
  updated_at: number
}

export interface SubscriptionRow extends Life {
  id: number
  order_id: number
  customer_id: number
  user_name: string
  user_email: string
  custom: string
  card_brand: string
  card_last_four: string
  created_at: number
  updated_at: number
}

export interface InvoiceRow {
  id: number
  subscription_id: number
  plan: SandboxPlan
  billing_reason: Bill['reason']
  status: 'pending' | 'paid' | 'void' | 'refunded'
  total: number
  card_brand: string
  card_last_four: string
  refunded_at: number | null
  created_at: number
  updated_at: number
}
