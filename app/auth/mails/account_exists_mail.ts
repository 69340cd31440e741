import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { LetterMail } from '#core/mail/letter'

export class AccountExistsMail extends LetterMail {
  constructor(to: string) {
    super(to, {
      subject: 'You already have an account',
      before: [
        'Hello,',
        'Somebody, probably you, tried to make an account at Sitewright with this email address. ' +
          'You already have one, and nothing about it was changed. You can sign in here:',
      ],
      link: { label: 'Sign in', url: `${hosts.appUrl}${paths.login}` },
      after: ['If it was not you, there is nothing to do.'],
    })
  }
}
