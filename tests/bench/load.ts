import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { percentile } from '#tests/bench/figure'

interface Load {
  port: number
  /** Whole requests as text, sent in turn. */
  requests: string[]
  connections: number
  seconds: number
  /** Requests per second; without it, each connection sends its next request at once. */
  rate?: number
}

export interface Loaded {
  answered: number
  perSecond: number
  /** Milliseconds from the moment a request is due to the last byte of its answer. */
  p50: number
  p99: number
}

/**
 * Sends requests over a fixed number of connections. It writes prepared bytes and reads only as much
 * of an answer as tells where it ends, so that it needs less time than the servers it measures.
 */
export async function load({ port, requests, connections, seconds, rate }: Load): Promise<Loaded> {
  const clients = await Promise.all(Array.from({ length: connections }, () => Client.open(port)))
  const bytes = requests.map((text) => Buffer.from(text, 'latin1'))
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const times: number[] = []
  const idle = [...clients]
  const due: number[] = []
  let asked = 0

  const send = async (client: Client, since: number): Promise<void> => {
    await client.ask(bytes[asked++ % bytes.length])
    const now = performance.now()
    times.push(now - since)
    const next = rate ? due.shift() : now < end ? now : undefined
    if (next === undefined) idle.push(client)
    else return send(client, next)
  }

  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let planned = 0
  const timer = setInterval(() => {
    const now = performance.now()
    const total = rate ? Math.floor(((Math.min(now, end) - begun) * rate) / 1_000) : connections
    for (; planned < total; planned++) {
      // In turn: a connection that waits for longer than a server keeps it would be closed.
      const client = idle.shift()
      if (client) send(client, now).catch(reject)
      else due.push(now)
    }
    if (now >= end && idle.length === connections) resolve()
  }, 1)
  await promise.finally(() => {
    clearInterval(timer)
    clients.forEach((client) => client.close())
  })
  return {
    answered: times.length,
    perSecond: Math.round((times.length * 1_000) / (performance.now() - begun)),
    p50: rounded(percentile(50, times)),
    p99: rounded(percentile(99, times)),
  }
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')

/** A connection that is kept alive, with one request at a time. */
class Client {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #answer = Promise.withResolvers<void>()

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#receive(chunk))
    socket.on('close', () => this.#answer.reject(new Error('The server closed the connection.')))
  }

  static async open(port: number): Promise<Client> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new Client(socket)
  }

  async ask(request: Buffer): Promise<void> {
    if (this.#socket.destroyed) throw new Error('The server closed the connection.')
    this.#answer = Promise.withResolvers<void>()
    this.#socket.write(request)
    return this.#answer.promise
  }

  close(): void {
    this.#socket.removeAllListeners('close').destroy()
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length ? Buffer.concat([this.#received, chunk]) : chunk
    const head = this.#received.indexOf(HEAD_END)
    if (head < 0) return
    const text = this.#received.toString('latin1', 0, head)
    if (!text.startsWith('HTTP/1.1 200 ')) {
      this.#answer.reject(new Error(`The server answered:\n${text}`))
      return
    }
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
    const isComplete = length
      ? this.#received.length >= head + HEAD_END.length + Number(length)
      : this.#received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
    if (!isComplete) return
    this.#received = Buffer.alloc(0)
    this.#answer.resolve()
  }
}

function rounded(milliseconds: number): number {
  return Number(milliseconds.toFixed(2))
}
