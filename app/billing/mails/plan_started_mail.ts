import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { plans, type SubscriptionType } from '#contract/subscription_plans'
import { LetterMail } from '#core/mail/letter'
import { planNames } from '#billing/mails/plan_names'

export class PlanStartedMail extends LetterMail {
  constructor(to: string, plan: SubscriptionType) {
    const { websites } = plans[plan].limits
    super(to, {
      subject: `Your ${planNames[plan]} plan has started`,
      before: [
        'Hello,',
        `Thank you. Your ${planNames[plan]} plan has started: you can have up to ${websites} websites now, and your own domains.`,
        'Your plan, your payments and their receipts:',
      ],
      link: { label: 'Billing & Subscription', url: `${hosts.appUrl}${paths.payments}` },
      after: [],
    })
  }
}
