import { call, on, says } from './entry.js'

const PAYMENTS = '/payments'
const subscription =
  'subscription_type status plan_limits.websites renews_at ends_at card_brand card_last_four update_payment_url checkout_urls.basic checkout_urls.premium'

/** Sections 2 to 9 as far as they speak of plans and payments. */
export const billing = [
  ...on(PAYMENTS, 2, 'billing', {
    text: [
      'Billing & Subscription',
      'Current plan',
      'Change your plan',
      'What the plans include',
      'Payment history',
      'View receipt',
      'Update payment method',
      'Cancel your plan',
      'Write to {email}',
    ],
  }),
  ...says(2, 'billing', {
    constant: [
      'the upgrade panel offers what the plan may become',
      'the payment history is listed',
      'the cancel hint leads to a mail to support',
      'checkout and update-payment links open in an overlay, or in a new tab',
    ],
  }),
  ...on(PAYMENTS, 3, 'subscription', {
    text: [
      'Active',
      'Cancelled',
      'Payment due',
      'Not paid',
      'Paused',
      'Renews on',
      'Ends on',
      'Visa ending in 4242',
    ],
  }),
  ...on(PAYMENTS, 3, 'payment history item', {
    text: ['Date', 'Amount', 'Status', 'Receipt', 'Completed', 'Refunded'],
  }),
  ...on(PAYMENTS, 4, 'subscription upgrades', {
    text: ['Choose Basic', 'Choose Premium', 'Change to Premium'],
  }),
  ...says(4, 'subscription upgrades', {
    constant: [
      'free may go to basic or premium, basic to premium, premium to none',
      'the payment history shows only for non-free plans with entries',
    ],
  }),
  ...says(6, 'limits', {
    constant: ['free 2 websites', 'basic 5 websites', 'premium 20 websites'],
  }),
  ...says(7, 'payments', call('GET /payments/subscription/', '', subscription)),
  ...says(
    7,
    'payments',
    call('GET /payments/history/', '', 'payment_date amount currency status receipt_url')
  ),
  ...says(7, 'payments', { constant: ['the history is fetched only when the plan is not free'] }),
  ...on(PAYMENTS, 8, 'billing', {
    text: ['Error Loading Data', 'Failed to load payment information. Please try again later.'],
  }),
  ...on(PAYMENTS, 9, 'plans', {
    text: [
      'Free',
      '2 websites',
      'Basic support',
      'Basic',
      '5 websites',
      'Email support',
      'Custom domains',
      'Premium',
      '20 websites',
      'Priority support',
      'Advanced features, custom domains',
    ],
  }),
]
