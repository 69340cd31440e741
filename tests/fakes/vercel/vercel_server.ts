import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { VercelAccount } from '#tests/fakes/vercel/account'
import { refusal, VercelApi, type Asked, type Reply } from '#tests/fakes/vercel/api'
import { happens, noFaults, type Faults } from '#tests/fakes/vercel/faults'

const TOKEN = 'a token of the team'
const TEAM = 'team_bakers'

/** A fake of Vercel on the network: its REST API, and the sites that it serves. */
export class VercelServer {
  readonly account = new VercelAccount()
  readonly faults: Faults = noFaults()
  /** Every call of the API so far, such as `POST /v2/files`, with the time of its arrival. */
  readonly calls: { call: string; at: number }[] = []
  readonly #api = new VercelApi(this.account, this.faults, () => this.#host)
  readonly #server = createServer((req, res) => void this.#answer(req, res))
  #host = ''

  static async start(): Promise<VercelServer> {
    const fake = new VercelServer()
    fake.#server.listen(0, '127.0.0.1')
    await once(fake.#server, 'listening')
    fake.#host = `127.0.0.1:${(fake.#server.address() as AddressInfo).port}`
    return fake
  }

  /** What the operator of the product sets. */
  get settings() {
    return { url: `http://${this.#host}`, token: TOKEN, teamId: TEAM }
  }

  called(call: string): number {
    return this.calls.filter((one) => one.call === call).length
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url!, 'http://vercel')
    const body = await buffer(req)
    const asked = { method: req.method!, path: pathname, query: searchParams, body }
    const page = this.#page(asked.path)
    if (page) return void res.writeHead(page.status).end(page.bytes)
    const { status, body: answer, headers } = this.#reply({ ...asked, headers: req.headers })
    if (status === SILENT) return
    res.writeHead(status, { 'content-type': 'application/json', ...headers })
    res.end(status === 204 ? undefined : JSON.stringify(answer))
  }

  #reply(asked: Asked): Reply {
    const call = `${asked.method} ${asked.path}`
    this.calls.push({ call, at: performance.now() })
    if (asked.headers.authorization !== `Bearer ${TOKEN}` || asked.query.get('teamId') !== TEAM) {
      return refusal(403, 'forbidden', 'Not authorized')
    }
    if (happens(this.faults, 'busy')) {
      const reset = Math.ceil(Date.now() / 1_000) + this.faults.busyFor
      const headers = { 'x-ratelimit-reset': String(reset) }
      return { ...refusal(429, 'rate_limited', 'Too many requests'), headers }
    }
    const reply = this.#api.answer(asked) ?? refusal(404, 'not_found', 'No such path')
    if (call !== 'POST /v13/deployments' || reply.status !== 200) return reply
    if (happens(this.faults, 'silentAfterAccepting')) return { status: SILENT, body: {} }
    if (happens(this.faults, 'failsAfterAccepting')) return refusal(500, 'internal', 'Sorry')
    return reply
  }

  /** A page of a site or of a deployment; null for a path of the API. */
  #page(path: string): { status: number; bytes: Buffer } | null {
    const [, kind, name, file] = /^\/(sites|deployments)\/([^/]+)\/(.*)$/.exec(path) ?? []
    if (!kind) return null
    const { account } = this
    const id = kind === 'sites' ? (account.project(name)?.production ?? '') : name
    const deployment = account.deployment(id)
    const nothing = { status: 404, bytes: Buffer.alloc(0) }
    if (deployment?.state !== 'READY') return nothing
    if (kind === 'deployments' && happens(this.faults, 'latePage')) return nothing
    if (account.project(deployment.projectId)!.isProtected) return { ...nothing, status: 401 }
    const digest = deployment.files.get(file || 'index.html')
    return digest ? { status: 200, bytes: account.files.get(digest)! } : nothing
  }
}

const SILENT = 0
