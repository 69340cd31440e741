export const billing = {
  title: 'Billing & Subscription',
  current: 'Current plan',
  used: ({ used, limit }: { used: number; limit: number }) => `${used} of ${limit} websites used`,
  remaining: ({ remaining }: { remaining: number }) =>
    remaining === 1 ? 'Room for 1 more website' : `Room for ${remaining} more websites`,
  full: 'No room for another website',
  /** After a change to a smaller plan. */
  over: 'You have more websites than this plan allows. All of them stay; you can make a new one when there is room again.',
  failed_title: 'Error Loading Data',
  failed: 'Failed to load payment information. Please try again later.',

  status: {
    label: 'Status',
    active: 'Active',
    on_trial: 'Trial',
    paused: 'Paused',
    past_due: 'Payment due',
    unpaid: 'Not paid',
    cancelled: 'Cancelled',
    expired: 'Ended',
  },
  renews: 'Renews on',
  next_try: 'Next try on',
  ends: 'Ends on',
  ended: 'Paid plan ended on',
  card: 'Card',
  card_ending: ({ brand, digits }: { brand: string; digits: string }) =>
    `${brand} ending in ${digits}`,
  update_card: 'Update payment method',

  notice: {
    past_due_title: 'Your last payment did not go through',
    past_due:
      'It will be tried again in the next days, and you keep your plan for now. If your card has changed, enter the new one.',
    unpaid_title: 'Your plan is on hold',
    unpaid:
      'The payment did not go through, also when it was tried again. With a new card you get your plan back. Your websites stay.',
    paused_title: 'Your plan is paused',
    paused: 'Your websites stay. Write to us when you want to go on.',
    cancelled_title: ({ date }: { date: string }) => `Your plan ends on ${date}`,
    cancelled:
      'Until then nothing changes. After that all your websites stay, and what is published stays online.',
    expired_title: 'Your paid plan has ended',
    expired:
      'All your websites stay, and what is published stays online. To make more than the Free plan allows, choose a plan below.',
    granted_title: 'Your plan was set for you',
    granted: 'The people who run this service have set your plan. What is paid does not change it.',
  },
  sandbox: {
    title: 'Sandbox: no real money moves here',
    text: 'Payments go to a stand-in on this server. Pay with the card 4242\u00a04242\u00a04242\u00a04242.',
    room: 'Open the sandbox',
  },
  waiting: {
    title: 'Your website is waiting',
    text: 'Once your plan is larger, go back to it and approve it.',
    text_ready: 'You have room for it now.',
    back: 'Back to your website',
  },

  upgrade: {
    title: 'Change your plan',
    websites: ({ count }: { count: number }) => `Up to ${count} websites`,
    choose: ({ plan }: { plan: string }) => `Choose ${plan}`,
    change: ({ plan }: { plan: string }) => `Change to ${plan}`,
    unavailable: 'The payment page cannot be reached right now.',
    retry: 'Try again',
    due: 'You can change your plan once the payment is made.',
    confirm_title: ({ plan }: { plan: string }) => `Change to ${plan}?`,
    confirm: ({ card }: { card: string }) =>
      `Your plan changes at once. The difference for the rest of the time that you have paid for is charged to your ${card}.`,
    your_card: 'card',
    confirm_button: ({ plan }: { plan: string }) => `Change to ${plan}`,
    changing: 'Changing…',
    failed: 'Your plan could not be changed. Nothing was charged. Please try again.',
    done: ({ plan }: { plan: string }) => `You have the ${plan} plan now.`,
  },
  checkout: {
    waiting_title: 'Waiting for the payment',
    waiting: 'As soon as it arrives, your plan changes here by itself.',
    late_title: 'The payment has not arrived yet',
    late: 'This can take some minutes. You do not have to pay again.',
    check: 'Look again',
    elsewhere_title: 'Go on in the other tab',
    elsewhere:
      'The payment page is open in a new tab. This page changes by itself when you have paid.',
    open: 'Open the payment page',
    card_updated: 'Your new card is stored.',
  },

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

  history: {
    title: 'Payment history',
    date: 'Date',
    amount: 'Amount',
    status: 'Status',
    receipt: 'Receipt',
    view: 'View receipt',
    view_of: ({ date }: { date: string }) => `View receipt of ${date}`,
    none: 'Not there yet',
    failed: 'Your payments could not be loaded.',
    completed: 'Completed',
    pending: 'Not paid yet',
    refunded: 'Refunded',
  },
  cancel: {
    title: 'Cancel your plan',
    text: 'To cancel, contact support. You keep your plan until the end of the time that is paid for, and all your websites stay.',
    nobody:
      'To cancel, contact the people who run this service. You keep your plan until the end of the time that is paid for, and all your websites stay.',
    write: ({ email }: { email: string }) => `Write to ${email}`,
    subject: 'Please cancel my plan',
  },
}
