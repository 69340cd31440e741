import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { plans, type SubscriptionType } from '#contract/subscription_plans'
import { LetterMail } from '#core/mail/letter'
import { planNames } from '#billing/mails/plan_names'

/** A smaller plan deletes nothing. */
export class PlanEndedMail extends LetterMail {
  constructor(to: string, before: SubscriptionType, now: SubscriptionType) {
    const { websites } = plans[now].limits
    super(to, {
      subject: `Your ${planNames[before]} plan has ended`,
      before: [
        'Hello,',
        `Your ${planNames[before]} plan has ended, and you have the ${planNames[now]} plan now.`,
        `All your websites stay, and what is published stays online. You can make a new website again once you have fewer than ${websites}, or with a larger plan:`,
      ],
      link: { label: 'Billing & Subscription', url: `${hosts.appUrl}${paths.payments}` },
      after: [],
    })
  }
}
