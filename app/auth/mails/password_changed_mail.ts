import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { LetterMail } from '#core/mail/letter'

export class PasswordChangedMail extends LetterMail {
  constructor(to: string) {
    super(to, {
      subject: 'Your password was changed',
      before: [
        'Hello,',
        'The password of your Sitewright account was changed just now, and every other device was ' +
          'signed out.',
        'If it was not you, set a new password at once:',
      ],
      link: { label: 'Set a new password', url: `${hosts.appUrl}${paths.forgotPassword}` },
      after: [],
    })
  }
}
