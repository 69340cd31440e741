import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { postToOutbox } from '#core/mail/outbox'

const composing = { streamTransport: true, buffer: true, service: undefined }

/** Stores a message as the file `<id>.eml` instead of sending it. */
export class OutboxTransport implements MailTransportContract {
  /** Writes the message as it would be sent, and returns it. */
  readonly #composer = new SMTPTransport(composing)

  async send(message: NodeMailerMessage, { id }: { id: string }) {
    const composed = await this.#composer.send(message)
    const { message: eml } = composed.original as unknown as { message: Buffer }
    await postToOutbox(id, eml)
    return composed
  }
}
