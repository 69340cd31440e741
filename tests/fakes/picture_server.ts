import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { picture } from '#tests/helpers/pictures'

type PictureFault = { status: number; body: object | string } | 'silent' | 'no_picture' | 'a_page'

/** A fake of OpenAI's images API on this machine, which can be made to fail. */
export class PictureServer {
  fault: PictureFault | null = null
  readonly asked: Record<string, unknown>[] = []
  /** Requests that the client ended before the answer. */
  hungUp = 0
  readonly #server = createServer((req, res) => void this.#answer(req, res))

  /** Resolves to its address, such as http://127.0.0.1:4025/v1. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const answer = (status: number, body: object | string) => {
      res.writeHead(status, { 'content-type': 'application/json' })
      res.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    if (req.url !== '/v1/images/generations') return answer(404, { error: { message: 'No path' } })
    this.asked.push((await json(req)) as Record<string, unknown>)
    res.on('close', () => (this.hungUp += res.writableFinished ? 0 : 1))
    if (this.fault === 'silent') return
    if (this.fault === 'a_page') return answer(200, '<!doctype html><p>Please wait')
    const file = this.fault === 'no_picture' ? Buffer.from('no picture') : await picture('png')
    if (this.fault && typeof this.fault === 'object') {
      return answer(this.fault.status, this.fault.body)
    }
    answer(200, {
      created: 1,
      data: [{ b64_json: file.toString('base64') }],
      usage: { input_tokens: 12, output_tokens: 1_056, total_tokens: 1_068 },
    })
  }
}
