import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { LetterMail } from '#core/mail/letter'

// Contains no name: until the address is verified, a stranger may have typed the name.
export class VerifyEmailMail extends LetterMail {
  constructor(to: string, token: string) {
    super(to, {
      subject: 'Verify your email address',
      before: [
        'Hello,',
        'An account at Sitewright was made with this email address. Open this page to verify it:',
      ],
      link: { label: 'Verify email address', url: `${hosts.appUrl}${paths.verifyEmail(token)}` },
      after: ['The link works for 24 hours. If you did not make an account, ignore this mail.'],
    })
  }
}
