import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { problem } from '#core/problem'

/** Once nobody has asked for so long, everybody has been told that we end, a proxy's `/health` too. */
const QUIET = 300
/** For those who go on asking all the time. */
const NOTICE = 2_000
/** Who was connected in the last moment has so long to ask, and to be refused. */
const LAST_WORDS = 100
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
  #ending: Promise<void> | undefined
  #lastAsked = 0

  constructor(options: ServerOptions, handle: Handle) {
    this.#handle = handle
    this.server = createServer(options, (req, res) => this.#answer(req, res))
  }

  /** Resolves when nobody waits for an answer any more, or after some seconds. */
  end(): Promise<void> {
    this.#ending ??= this.#end()
    return this.#ending
  }

  #answer(req: IncomingMessage, res: ServerResponse): unknown {
    this.#lastAsked = performance.now()
    this.#open.add(res)
    res.once('close', () => this.#open.delete(res))
    return this.#ending ? refuse(req, res) : this.#handle(req, res)
  }

  async #end(): Promise<void> {
    for (const res of this.#open) if (!res.headersSent) res.setHeader('connection', 'close')
    const begun = performance.now()
    while (performance.now() < Math.min(begun + NOTICE, Math.max(begun, this.#lastAsked) + QUIET)) {
      await pause(20)
    }
    const deadline = performance.now() + PATIENCE
    while (this.#open.size > 0 && performance.now() < deadline) await pause(20)
    await turn()
    // Takes nobody new. The server's own close() would also end those who are about to ask.
    NetServer.prototype.close.call(this.server)
    await pause(LAST_WORDS)
    this.server.closeAllConnections()
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
