import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fetchHost, type Product } from '#tests/helpers/product'

type Kind = 'genuine' | 'forged' | 'truncated'

interface Letter {
  kind: Kind
  event: string
  signature: string
  raw: string
  /** Not sent before this moment of `performance.now()`. */
  notBefore: number
}

/** At the same time. */
const WORKERS = 8
const MOST_COPIES = 4
const FORGED = 0.05
const TRUNCATED = 0.01
/** The share of copies that are sent only when everything else has arrived. */
const LATE = 0.04
/** Before the next attempt when there was no answer, in milliseconds. */
const PATIENCE = 150

/**
 * Stands between the provider and the product: it takes every webhook, and sends it one to four times in
 * a random order until the product answers 200. It adds forged and truncated ones.
 */
export class Postman {
  readonly counts = { genuine: 0, forged: 0, truncated: 0, unanswered: 0, accepted_forged: 0 }
  /** How often an answer was neither 200 nor, for a wrong signature, 401; by its status. */
  readonly otherAnswers: Record<string, number> = {}
  /** The bodies that the provider has signed, and those that it has not. */
  readonly signed = new Set<string>()
  readonly unsigned = new Set<string>()
  readonly #random: () => number
  readonly #target: Pick<Product, 'port' | 'url'>
  readonly #letters: Letter[] = []
  readonly #server = createServer()
  #underway = 0
  #isLateTime = false

  constructor(target: Pick<Product, 'port' | 'url'>, random: () => number) {
    this.#target = target
    this.#random = random
  }

  /** Resolves with the port on which it takes webhooks. */
  async open(): Promise<number> {
    this.#server.on('request', async (req, res) => {
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(chunk)
      const { 'x-event-name': event, 'x-signature': signature } = req.headers
      this.#take(Buffer.concat(chunks).toString(), String(event), String(signature))
      res.end()
    })
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    for (let worker = 0; worker < WORKERS; worker++) void this.#work()
    return (this.#server.address() as AddressInfo).port
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** How many have got an answer. */
  get answered(): number {
    return this.counts.genuine + this.counts.forged + this.counts.truncated
  }

  /** How many wait for one. */
  get waiting(): number {
    return this.#letters.length + this.#underway
  }

  /** From now on nothing is held back. */
  sendLateOnes(): void {
    this.#isLateTime = true
    for (const letter of this.#letters) letter.notBefore = 0
  }

  #take(raw: string, event: string, signature: string): void {
    this.signed.add(raw)
    const copies = Math.ceil(this.#random() * MOST_COPIES)
    for (let copy = 0; copy < copies; copy++) {
      const isLate = !this.#isLateTime && this.#random() < LATE
      const notBefore = isLate ? Infinity : 0
      this.#letters.push({ kind: 'genuine', event, signature, raw, notBefore })
      if (this.#random() < FORGED) this.#addWrong('forged', { event, signature, raw: better(raw) })
      if (this.#random() < TRUNCATED)
        this.#addWrong('truncated', { event, signature, raw: raw.slice(0, raw.length >> 1) })
    }
  }

  #addWrong(kind: Kind, letter: Pick<Letter, 'event' | 'signature' | 'raw'>): void {
    this.unsigned.add(letter.raw)
    this.#letters.push({ kind, ...letter, notBefore: 0 })
  }

  async #work(): Promise<void> {
    for (;;) {
      const letter = this.#pick()
      if (!letter) {
        await pause(10)
        continue
      }
      this.#underway += 1
      const status = await this.#send(letter)
      this.#underway -= 1
      this.#count(letter, status)
      // The product is being started again.
      if (status === null) await pause(PATIENCE)
    }
  }

  #pick(): Letter | undefined {
    const now = performance.now()
    const due = this.#letters.filter(({ notBefore }) => notBefore <= now)
    const letter = due.at(Math.floor(this.#random() * due.length))
    if (letter) this.#letters.splice(this.#letters.indexOf(letter), 1)
    return letter
  }

  async #send({ event, signature, raw }: Letter): Promise<number | null> {
    const answer = await fetchHost(this.#target, `${this.#target.url}/api/payments/webhook/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-event-name': event,
        'x-signature': signature,
      },
      body: raw,
    }).catch(() => null)
    return answer?.status ?? null
  }

  #count(letter: Letter, status: number | null): void {
    const { kind } = letter
    if (kind !== 'genuine' && status === 200) this.counts.accepted_forged += 1
    if (status === (kind === 'genuine' ? 200 : 401)) {
      this.counts[kind] += 1
      return
    }
    if (status === null) this.counts.unanswered += 1
    else this.otherAnswers[status] = (this.otherAnswers[status] ?? 0) + 1
    this.#letters.push(letter)
  }
}

/** What somebody would like the provider to have said. */
function better(raw: string): string {
  const body = JSON.parse(raw)
  Object.assign(body.data.attributes, { status: 'active', ends_at: null, total: 0 })
  body.data.attributes.updated_at = '2199-01-01T00:00:00.000000Z'
  return JSON.stringify(body)
}
