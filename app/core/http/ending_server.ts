import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { problem } from '#core/problem'

/**
 * After this time without requests, every client, including a proxy's `/health` check, knows that the
 * server ends.
 */
const QUIET = 300
/** The limit for clients that send requests all the time. */
const NOTICE = 2_000
/** After this time without new connections, the system's queue is empty and the socket can be closed. */
const NOBODY_NEW = 50
/** The limit if new connections arrive all the time. */
const LONGEST_HOLD = 500
/** How long a recent connection may take to send a request, which is then refused. */
const LAST_WORDS = 500
/** How long requests in progress may take; process managers wait ten seconds at most. */
const PATIENCE = 6_000

type Handle = (req: IncomingMessage, res: ServerResponse) => unknown

/**
 * A server that can shut down without breaking a connection: requests in progress are completed, later
 * ones are refused with a message, and every answer tells its client to reconnect.
 */
export class EndingServer {
  readonly server: Server
  readonly #handle: Handle
  readonly #open = new Set<ServerResponse>()
  /** Connections without a request so far. */
  readonly #silent = new Set<Socket>()
  #ending: Promise<void> | undefined
  /** Refusals are sent when this promise resolves. */
  #held: Promise<void> | undefined
  #lastAsked = 0
  #lastConnected = 0

  constructor(options: ServerOptions, handle: Handle) {
    this.#handle = handle
    this.server = createServer(options, (req, res) => this.#answer(req, res))
    this.server.on('connection', (socket) => {
      this.#lastConnected = performance.now()
      this.#silent.add(socket)
      socket.once('close', () => this.#silent.delete(socket))
    })
  }

  /** Resolves when no client waits for an answer, or after some seconds. */
  end(): Promise<void> {
    this.#ending ??= this.#end()
    return this.#ending
  }

  #answer(req: IncomingMessage, res: ServerResponse): unknown {
    this.#lastAsked = performance.now()
    this.#silent.delete(req.socket)
    this.#open.add(res)
    res.once('close', () => this.#open.delete(res))
    return this.#ending ? this.#refuse(req, res) : this.#handle(req, res)
  }

  async #end(): Promise<void> {
    for (const res of this.#open) if (!res.headersSent) res.setHeader('connection', 'close')
    const begun = performance.now()
    while (performance.now() < Math.min(begun + NOTICE, Math.max(begun, this.#lastAsked) + QUIET)) {
      await pause(20)
    }
    await until(() => this.#open.size === 0, PATIENCE)
    await this.#closeDoor()
    await until(() => this.#open.size === 0 && this.#silent.size === 0, LAST_WORDS)
    this.server.closeAllConnections()
  }

  /**
   * Stops accepting connections. The operating system resets connections that are not accepted when the
   * socket is closed, so clients that reconnect immediately wait for their refusal until then.
   */
  async #closeDoor(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    this.#lastConnected = performance.now()
    await until(() => performance.now() - this.#lastConnected > NOBODY_NEW, LONGEST_HOLD)
    // The server's own close() would also close connections that are about to send a request.
    NetServer.prototype.close.call(this.server)
    resolve()
  }

  async #refuse(req: IncomingMessage, res: ServerResponse): Promise<void> {
    await this.#held
    refuse(req, res)
  }
}

async function until(isSo: () => boolean, patience: number): Promise<void> {
  const deadline = performance.now() + patience
  while (!isSo() && performance.now() < deadline) {
    await pause(10)
    // Connections that arrived meanwhile are accepted before the next check.
    await turn()
  }
}

function refuse(req: IncomingMessage, res: ServerResponse): void {
  const body = JSON.stringify(
    problem('restarting', 'The service is being restarted. Please try again in a moment.')
  )
  // An unread body would break the connection before its sender has read the answer.
  req.resume()
  const answer = () => {
    res.writeHead(503, {
      'connection': 'close',
      'retry-after': '5',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    res.end(body)
  }
  if (req.complete) answer()
  else req.once('end', answer)
}
