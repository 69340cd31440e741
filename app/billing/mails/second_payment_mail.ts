import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { LetterMail } from '#core/mail/letter'
import { supportEmail } from '#core/support_email'

export class SecondPaymentMail extends LetterMail {
  constructor(to: string) {
    const support = supportEmail()
    super(to, {
      subject: 'You paid twice',
      before: [
        'Hello,',
        'Two payments for a plan arrived from you. We kept the better one and cancelled the other, so it will not be charged again.',
        support
          ? `To get the second payment back, please write to ${support}.`
          : 'To get the second payment back, please answer this mail.',
      ],
      link: { label: 'Billing & Subscription', url: `${hosts.appUrl}${paths.payments}` },
      after: [],
    })
  }
}
