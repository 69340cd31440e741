import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import type { Mail } from '#core/mail/mail'

export function sessionEndedMail(to: string): Mail {
  return {
    to,
    subject: 'We signed you out of one device',
    text: [
      'Hello,',
      'a sign-in key of your Sitewright account that had already been replaced was used again. ' +
        'That can mean that somebody copied it, so we ended the session it belonged to.',
      'Your websites are as they were. You can sign in again here:',
      `${hosts.appUrl}${paths.login}`,
    ].join('\n\n'),
  }
}
