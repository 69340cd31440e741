import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import type { Mail } from '#core/mail/mail'

export function resetPasswordMail(to: string, token: string): Mail {
  return {
    to,
    subject: 'Set a new password',
    text: [
      'Hello,',
      'somebody, probably you, asked for a new password for your Sitewright account. ' +
        'Open this page to set one:',
      `${hosts.appUrl}${paths.resetPassword(token)}`,
      'The link works for one hour, and once. ' +
        'If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  }
}
