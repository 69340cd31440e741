import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { LetterMail } from '#core/mail/letter'

// Contains no text of the person who asked, because the mailbox may belong to a stranger.
export class ConfirmContactMail extends LetterMail {
  constructor(to: string, token: string) {
    super(to, {
      subject: 'Do you want the messages of a website here?',
      before: [
        'Hello,',
        'Somebody made a website with Sitewright and gave this address for the messages of its ' +
          'contact form. If that is right, open this page and agree:',
      ],
      link: { label: 'See the question', url: `${hosts.appUrl}${paths.confirmContact(token)}` },
      after: [
        'The link works for seven days. If you do not know of a website, ignore this mail: ' +
          'no messages will come.',
      ],
    })
  }
}
