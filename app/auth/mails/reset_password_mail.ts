import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { LetterMail } from '#core/mail/letter'

export class ResetPasswordMail extends LetterMail {
  constructor(to: string, token: string) {
    super(to, {
      subject: 'Set a new password',
      before: [
        'Hello,',
        'Somebody, probably you, asked for a new password for your Sitewright account. ' +
          'Open this page to set one:',
      ],
      link: { label: 'Set a new password', url: `${hosts.appUrl}${paths.resetPassword(token)}` },
      after: [
        'The link works for one hour, and once. ' +
          'If it was not you, ignore this mail: your password stays as it is.',
      ],
    })
  }
}
