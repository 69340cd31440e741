import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import type { Mail } from '#core/mail/mail'

// No name in it: until the address is verified, the name is what a stranger may have typed.
export function verifyEmailMail(to: string, token: string): Mail {
  return {
    to,
    subject: 'Verify your email address',
    text: [
      'Hello,',
      'an account at Sitewright was made with this email address. Open this page to verify it:',
      `${hosts.appUrl}${paths.verifyEmail(token)}`,
      'The link works for 24 hours. If you did not make an account, ignore this mail.',
    ].join('\n\n'),
  }
}
