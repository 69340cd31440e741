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

/** Once nobody has asked for so long, everybody has been told that we end, a proxy's `/health` too. */
const QUIET = 300
/** For those who go on asking all the time. */
const NOTICE = 2_000
/** When nobody new has connected for so long, nobody stands at the door while it is closed. */
const NOBODY_NEW = 50
/** For doors at which somebody always stands. */
const LONGEST_HOLD = 1_000
/** Who was connected in the last moment has so long to ask, and to be refused. */
const LAST_WORDS = 500
/** What has begun may take so long to finish; whoever stops us waits ten seconds and no longer. */
const PATIENCE = 8_000

type Handle = (req: IncomingMessage, res: ServerResponse) => unknown

/**
 * A server that can end without breaking a connection: what has begun is finished, what comes after
 * is refused in words, and every answer asks its client to connect anew.
 */
export class EndingServer {
  readonly server: Server
  readonly #handle: Handle
  readonly #open = new Set<ServerResponse>()
  /** Connections on which nothing was asked yet. */
  readonly #silent = new Set<Socket>()
  #ending: Promise<void> | undefined
  /** Refusals wait for it. */
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

  /** Resolves when nobody waits for an answer any more, or after some seconds. */
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
   * Takes nobody new. The system breaks the connections that nobody has accepted when the door is
   * closed, so those who come back at once are kept waiting for their refusal until then.
   */
  async #closeDoor(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    this.#lastConnected = performance.now()
    await until(() => performance.now() - this.#lastConnected > NOBODY_NEW, LONGEST_HOLD)
    // The server's own close() would also end those who are about to ask.
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
    // Whoever has come meanwhile is accepted before it is looked at again.
    await turn()
  }
}

function refuse(req: IncomingMessage, res: ServerResponse): void {
  const body = JSON.stringify(
    problem('restarting', 'The service is being restarted. Please try again in a moment.')
  )
  // A body that nobody reads would break the connection before its sender has read the answer.
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
