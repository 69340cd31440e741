import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readPage, type NumberedPage } from '#tests/faults/publishing/numbered_page'

interface Options {
  /** The port of the process that is read from. */
  port: number
  /** The address of the site. */
  address: string
  /** The card that was read first for each number, shared by all readers. */
  cards: Map<number, string>
  /** What the page with a hash says: reading it takes longer than serving it. */
  pages: Map<string, NumberedPage | null>
}

interface Got {
  status: number
  etag: string
  bytes: Buffer
}

/** Milliseconds between two pages, so that the readers leave the processor to the product. */
const REST = 25

/** A visitor who loads a page and its card again and again, over one connection that is kept. */
export class Reader {
  readonly counts = { pages: 0, not_200: 0, mixed: 0, older: 0 }
  readonly #options: Options
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  #newest = 0
  #isOrdered = true
  #isReading = true

  constructor(options: Options) {
    this.#options = options
  }

  /** Until `stop` is called. A website that is only published never gets older. */
  async read(): Promise<void> {
    while (this.#isReading) {
      await this.#readOnce()
      await pause(REST)
    }
    this.#agent.destroy()
  }

  stop(): void {
    this.#isReading = false
  }

  /** Earlier releases are put online from now on. */
  expectsRollbacks(): void {
    this.#isOrdered = false
  }

  async #readOnce(): Promise<void> {
    const home = await this.#get('/')
    if (home?.status !== 200) return void (this.counts.not_200 += 1)
    this.counts.pages += 1
    const page = this.#pageIn(home.bytes)
    if (!page || home.etag !== `"${hashOf(home.bytes)}"`) return void (this.counts.mixed += 1)
    if (this.#isOrdered && page.number < this.#newest) this.counts.older += 1
    this.#newest = page.number

    const card = await this.#get(page.card)
    if (card?.status !== 200) return void (this.counts.not_200 += 1)
    const hash = hashOf(card.bytes)
    const first = this.#options.cards.get(page.number) ?? hash
    this.#options.cards.set(page.number, first)
    if (hash !== first || card.etag !== `"${hash}"`) this.counts.mixed += 1
  }

  #pageIn(bytes: Buffer): NumberedPage | null {
    const { pages } = this.#options
    const hash = hashOf(bytes)
    const page = pages.get(hash) ?? readPage(bytes.toString())
    pages.set(hash, page)
    return page
  }

  /** Null if the connection broke. */
  #get(path: string): Promise<Got | null> {
    const { port, address } = this.#options
    const headers = { host: new URL(address).host }
    const options = { host: '127.0.0.1', port, path, headers, agent: this.#agent, timeout: 10_000 }
    return new Promise((resolve) => {
      const req = request(options, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk) => chunks.push(chunk))
        res.on('error', () => resolve(null))
        res.on('end', () => {
          const { statusCode: status = 0, headers: got } = res
          resolve({ status, etag: got.etag ?? '', bytes: Buffer.concat(chunks) })
        })
      })
      req.on('timeout', () => req.destroy())
      req.on('error', () => resolve(null))
      req.end()
    })
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
