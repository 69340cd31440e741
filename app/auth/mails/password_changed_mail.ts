import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import type { Mail } from '#core/mail/mail'

export function passwordChangedMail(to: string): Mail {
  return {
    to,
    subject: 'Your password was changed',
    text: [
      'Hello,',
      'the password of your Sitewright account was changed just now, and every other device was ' +
        'signed out.',
      'If it was not you, set a new password at once:',
      `${hosts.appUrl}${paths.forgotPassword}`,
    ].join('\n\n'),
  }
}
