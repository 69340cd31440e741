import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine that stores what it receives. */
export class SmtpServer {
  readonly received: string[] = []
  /** How often it refuses a client before it accepts a message, as a starting server does. */
  busyFor = 0
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_, done) => {
      if (this.busyFor-- <= 0) return done()
      done(Object.assign(new Error('busy, try again later'), { responseCode: 421 }))
    },
    onData: async (stream, _, done) => {
      const message = await text(stream)
      this.received.push(message.replaceAll('\r\n', '\n'))
      done()
    },
  })

  /** Resolves to its address, such as smtp://127.0.0.1:4025. */
  async start(): Promise<string> {
    const server = this.#server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }
}
