export const billing = {
  title: 'Billing & Subscription',
  current: 'Current plan',
  plan: 'Plan',
  usage: 'Websites',
  used: ({ used, limit }: { used: number; limit: number }) => `${used} of ${limit} used`,
  remaining: ({ remaining }: { remaining: number }) =>
    remaining === 1 ? 'Room for 1 more website' : `Room for ${remaining} more websites`,
  full: 'No room for another website. Delete one, or ask for a larger plan.',
  failed_title: 'Error Loading Data',
  failed: 'Failed to load payment information. Please try again later.',

  names: { free: 'Free', basic: 'Basic', premium: 'Premium' },
  compare: 'What the plans include',
  columns: { plan: 'Plan', websites: 'Websites', support: 'Support', more: 'Extras' },
  websites: ({ count }: { count: number }) => `${count} websites`,
  support: { basic: 'Basic support', email: 'Email support', priority: 'Priority support' },
  more: {
    free: '–',
    basic: 'Custom domains',
    premium: 'Advanced features, custom domains',
  },
  yours: 'Your plan',
  change: 'To change your plan, please contact the people who run this service.',
  write: ({ email }: { email: string }) => `Write to ${email}`,
}
