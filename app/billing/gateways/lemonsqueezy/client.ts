import { setTimeout as pause } from 'node:timers/promises'
import { outsideCall, type OutsideAnswer } from '#core/http/outside_call'
import { GatewayFailure } from '#billing/gateways/gateway'

export interface ClientSettings {
  /** Without a slash at the end. */
  url: string
  apiKey: string
  /** How long one answer may take, in milliseconds; 10 seconds unless it is set. */
  timeout?: number
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const TIMEOUT = 10_000
/** How often a reading call is made, and the pauses in between; a changing call is made once. */
const PAUSES = [300, 1_500]
/** A longer pause than this is not waited for, in milliseconds. */
const LONGEST_PAUSE = 5_000
/** In bytes. A page of a hundred invoices has less. */
const LARGEST = 2 * 1024 * 1024
const MEDIA_TYPE = 'application/vnd.api+json'

/** A small client of Lemon Squeezy's JSON:API. */
export class LemonSqueezyClient {
  readonly #settings: ClientSettings

  constructor(settings: ClientSettings) {
    this.#settings = settings
  }

  /** The document of the answer, or null for a 404. */
  async get(path: string): Promise<unknown> {
    for (const wait of PAUSES) {
      const answer = await this.#ask('GET', path)
      if (!mayPass(answer.status)) return found(answer)
      await pause(Math.min(LONGEST_PAUSE, askedPause(answer) ?? wait))
    }
    return found(await this.#ask('GET', path))
  }

  /** Also if it is not there: then there is nothing to take away. */
  async remove(path: string): Promise<void> {
    found(await this.#ask('DELETE', path))
  }

  async change(method: 'POST' | 'PATCH', path: string, body?: object): Promise<unknown> {
    return read(await this.#ask(method, path, body))
  }

  async #ask(method: Method, path: string, body?: object): Promise<OutsideAnswer> {
    const { url, apiKey, timeout = TIMEOUT } = this.#settings
    try {
      return await outsideCall(`${url}/v1/${path}`, {
        method,
        headers: {
          'accept': MEDIA_TYPE,
          'content-type': MEDIA_TYPE,
          'authorization': `Bearer ${apiKey}`,
        },
        body: body && JSON.stringify(body),
        timeout,
        largestAnswer: LARGEST,
      })
    } catch (cause) {
      throw new GatewayFailure('unavailable', 'Lemon Squeezy does not answer.', { cause })
    }
  }
}

function found(answer: OutsideAnswer): unknown {
  return answer.status === 404 ? null : read(answer)
}

function mayPass(status: number): boolean {
  return status === 429 || status >= 500
}

/** What the answer asks to wait, in milliseconds. */
function askedPause({ headers }: OutsideAnswer): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined
}

function read({ status, text }: OutsideAnswer): unknown {
  // A wrong key says nothing about what was asked; it works again once the operator has set another one.
  if (mayPass(status) || status === 401) {
    throw new GatewayFailure('unavailable', `Lemon Squeezy answers ${status}.`)
  }
  if (status >= 400) {
    const why = text.slice(0, 300)
    throw new GatewayFailure('refused', `Lemon Squeezy answers ${status}: ${why}`)
  }
  try {
    return text === '' ? null : JSON.parse(text)
  } catch (cause) {
    throw new GatewayFailure('unreadable', 'Lemon Squeezy does not answer in JSON.', { cause })
  }
}
