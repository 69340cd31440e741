import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { LetterMail } from '#core/mail/letter'

type What = 'failing' | 'ended' | 'taken' | 'unpaid'

/** What the owner of a domain should know about it. */
const TEXTS: Record<What, (domain: string) => { subject: string; text: string[] }> = {
  failing: (domain) => ({
    subject: `${domain} no longer points to your website`,
    text: [
      `The records of ${domain} have changed: it no longer points to your website. We keep it for seven days.`,
      'The settings of your website say which record is wrong:',
    ],
  }),
  ended: (domain) => ({
    subject: `${domain} was taken off your website`,
    text: [
      `For seven days ${domain} has not pointed to your website, so it was taken off. Your website is still at its own address here.`,
      'To use it again, correct its records and press Verify in the settings of your website:',
    ],
  }),
  taken: (domain) => ({
    subject: `${domain} belongs to another account now`,
    text: [
      `Somebody else has just proven that ${domain} is theirs, so it no longer leads to your website. Your website is still at its own address here.`,
      'If the domain is yours, look at its records and press Verify in the settings of your website:',
    ],
  }),
  unpaid: (domain) => ({
    subject: `${domain} needs a paid plan`,
    text: [
      `Your plan no longer includes own domains. ${domain} still shows your website for 14 days; after that it leads to the website’s own address here.`,
      'Your websites, and the plans that include own domains:',
    ],
  }),
}

export class DomainMail extends LetterMail {
  constructor(to: string, what: What, domain: string) {
    const { subject, text } = TEXTS[what](domain)
    const url = hosts.appUrl + (what === 'unpaid' ? paths.payments : paths.websites)
    super(to, {
      subject,
      before: ['Hello,', ...text],
      link: { label: what === 'unpaid' ? 'Billing & Subscription' : 'My Websites', url },
      after: [],
    })
  }
}
