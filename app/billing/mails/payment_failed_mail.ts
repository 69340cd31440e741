import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { LetterMail } from '#core/mail/letter'

export class PaymentFailedMail extends LetterMail {
  constructor(to: string) {
    super(to, {
      subject: 'Your payment did not go through',
      before: [
        'Hello,',
        'The payment for your plan did not go through. Nothing has changed for now, and it will be tried again in the next days.',
        'If your card has expired or changed, please enter the new one:',
      ],
      link: { label: 'Billing & Subscription', url: `${hosts.appUrl}${paths.payments}` },
      after: [],
    })
  }
}
