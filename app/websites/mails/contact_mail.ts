import { BaseMail } from '@adonisjs/mail'
import { addressTo } from '#core/mail/letter'
import { oneLine, type ContactMessage } from '#websites/contact/message'
import type { Recipient } from '#websites/contact/recipient'
import type { Website } from '#websites/models/website'

/** People rarely write more links than this in a message. */
const MOST_LINKS = 5

function linksIn(text: string): number {
  return text.match(/https?:\/\/(?:www\.)?|\bwww\./gi)?.length ?? 0
}

/** A visitor's message, as plain text only, so that a mail program cannot render it as HTML. */
export class ContactMail extends BaseMail {
  constructor(
    readonly website: Website,
    readonly written: ContactMessage,
    readonly recipient: Recipient
  ) {
    super()
  }

  prepare() {
    const { name, email, message, others } = this.written
    const lines = [
      `Somebody wrote to you with the contact form of your website "${this.website.title}".`,
      '',
      `Name: ${name || '(not given)'}`,
      `E-mail: ${email}`,
      ...others.map(([label, value]) => `${label}: ${value}`),
      '',
      message,
      '',
      '--',
      'Answer this mail and your answer goes to the person who wrote.',
      ...(this.recipient.instead ? [WHY_ACCOUNT[this.recipient.instead]] : []),
    ]
    addressTo(this, this.recipient.address)
    this.message
      .replyTo(email)
      .subject(oneLine(`Message from your website: ${this.website.title}`, 150))
      .text(lines.join('\n'))
    // A header by which mail programs can filter suspected spam; the message itself is stored like any
    // other.
    if (linksIn(message) > MOST_LINKS) this.message.header('X-Spam-Flag', 'YES')
  }
}

const WHY_ACCOUNT = {
  no_contact_email:
    'It came to the address of your account, because the website has no contact email. You can set one in its settings.',
  not_confirmed:
    'It came to the address of your account, because the contact email of the website is not confirmed yet: the mail that we sent there has a link for it.',
}
