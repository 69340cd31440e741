import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { LetterMail } from '#core/mail/letter'

export class SessionEndedMail extends LetterMail {
  constructor(to: string) {
    super(to, {
      subject: 'We signed you out of one device',
      before: [
        'Hello,',
        'A sign-in key of your Sitewright account that had already been replaced was used again. ' +
          'That can mean that somebody copied it, so we ended the session it belonged to.',
        'Your websites are as they were. You can sign in again here:',
      ],
      link: { label: 'Sign in', url: `${hosts.appUrl}${paths.login}` },
      after: [],
    })
  }
}
