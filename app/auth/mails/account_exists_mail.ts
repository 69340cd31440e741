import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import type { Mail } from '#core/mail/mail'

export function accountExistsMail(to: string): Mail {
  return {
    to,
    subject: 'You already have an account',
    text: [
      'Hello,',
      'somebody, probably you, tried to make an account at Sitewright with this email address. ' +
        'You already have one, and nothing about it was changed. You can sign in here:',
      `${hosts.appUrl}${paths.login}`,
      'If it was not you, there is nothing to do.',
    ].join('\n\n'),
  }
}
