import { DateTime } from 'luxon'
import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { LetterMail } from '#core/mail/letter'

export class AccountDeletedMail extends LetterMail {
  constructor(to: string, dueAt: number) {
    const day = DateTime.fromMillis(dueAt, { zone: 'utc' }).setLocale('en-US').toFormat('MMMM d, y')
    super(to, {
      subject: 'Your account is being deleted',
      before: [
        'Hello,',
        'You deleted your Sitewright account. Your websites are offline, and every device is ' +
          `signed out. On ${day} all of your data will be erased for good.`,
        'If you change your mind, or if it was not you, sign in before that day and the account ' +
          'stays:',
      ],
      link: { label: 'Keep my account', url: `${hosts.appUrl}${paths.login}` },
      after: [],
    })
  }
}
