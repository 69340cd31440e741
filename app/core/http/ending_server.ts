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

/** Who is connected learns within this time that we end, and so does a proxy that asks `/health`. */
const NOTICE = 300
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
    this.#open.add(res)
    res.once('close', () => this.#open.delete(res))
    return this.#ending ? refuse(req, res) : this.#handle(req, res)
  }

  async #end(): Promise<void> {
    for (const res of this.#open) if (!res.headersSent) res.setHeader('connection', 'close')
    await pause(NOTICE)
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
