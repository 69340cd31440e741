import { BaseMail } from '@adonisjs/mail'

export interface Letter {
  subject: string
  /** Paragraphs above the link. */
  before: string[]
  link: { label: string; url: string }
  /** Paragraphs below it. */
  after: string[]
}

/** A mail from us to one person: the same words as text and as HTML, with one link. */
export abstract class LetterMail extends BaseMail {
  constructor(
    readonly to: string,
    readonly letter: Letter
  ) {
    super()
  }

  prepare() {
    const { subject, before, link, after } = this.letter
    addressTo(this, this.to)
    this.message
      .subject(subject)
      .text([...before, link.url, ...after].join('\n\n'))
      .htmlView('mails/letter', this.letter)
  }
}

/** As an object it is always one address; a string would be parsed as a list. */
export function addressTo({ message }: BaseMail, address: string): void {
  message.nodeMailerMessage.to = [{ name: '', address }]
}
