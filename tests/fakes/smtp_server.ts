import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'

/** A mail server on this machine that speaks SMTP and keeps what it is given. */
export class SmtpServer {
  readonly received: string[] = []
  /** How often it turns a sender away before it takes a message, as one that is starting does. */
  busyFor = 0
  readonly #server = createServer((socket) => this.#converse(socket))

  /** Resolves to its address, such as smtp://127.0.0.1:4025. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.close()
    await once(this.#server, 'close')
  }

  #converse(socket: Socket): void {
    let unread = ''
    let message: string | null = null
    const say = (line: string) => void socket.write(`${line}\r\n`)
    socket.on('error', () => socket.destroy())
    if (this.busyFor-- > 0) return void socket.end('421 busy, try again later\r\n')
    say('220 ready')
    socket.on('data', (chunk) => {
      unread += chunk
      for (let end; (end = unread.indexOf('\r\n')) >= 0;) {
        const line = unread.slice(0, end)
        unread = unread.slice(end + 2)
        if (message !== null && line !== '.') message += `${line}\n`
        else if (message !== null) {
          this.received.push(message)
          message = null
          say('250 kept')
        } else if (line === 'DATA') {
          message = ''
          say('354 go on')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else say('250 ok')
      }
    })
  }
}
