import { setTimeout as pause } from 'node:timers/promises'
import { GatewayFailure } from '#billing/gateways/gateway'

export interface ClientSettings {
  /** Without a slash at the end. */
  url: string
  apiKey: string
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const TIMEOUT = 10_000
/** How often a reading call is made, and the pauses in between; a changing call is made once. */
const PAUSES = [300, 1_500]
/** A longer pause than this is not waited for, in milliseconds. */
const LONGEST_PAUSE = 5_000
const MEDIA_TYPE = 'application/vnd.api+json'

/** A small client of Lemon Squeezy's JSON:API. */
export class LemonSqueezyClient {
  readonly #settings: ClientSettings

  constructor(settings: ClientSettings) {
    this.#settings = settings
  }

  /** The document of the answer, or null for a 404. */
  async get(path: string): Promise<unknown> {
    for (const wait of [...PAUSES, null]) {
      const answer = await this.#ask('GET', path).catch((error) => {
        if (wait === null) throw error
        return null
      })
      if (answer?.status === 404) return null
      if (answer && !mayPass(answer.status)) return read(answer)
      if (wait === null) return read(answer!)
      await pause(Math.min(LONGEST_PAUSE, askedPause(answer) ?? wait))
    }
  }

  async change(method: Exclude<Method, 'GET'>, path: string, body?: object): Promise<unknown> {
    return read(await this.#ask(method, path, body))
  }

  async #ask(method: Method, path: string, body?: object): Promise<Response> {
    const { url, apiKey } = this.#settings
    try {
      return await fetch(`${url}/v1/${path}`, {
        method,
        headers: {
          'accept': MEDIA_TYPE,
          'content-type': MEDIA_TYPE,
          'authorization': `Bearer ${apiKey}`,
        },
        body: body && JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      })
    } catch (error) {
      throw new GatewayFailure('unavailable', 'Lemon Squeezy does not answer.', { cause: error })
    }
  }
}

function mayPass(status: number): boolean {
  return status === 429 || status >= 500
}

/** What the answer asks to wait, in milliseconds. */
function askedPause(answer: Response | null): number | undefined {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined
}

async function read(answer: Response): Promise<unknown> {
  const text = await answer.text().catch((error) => {
    throw new GatewayFailure('unavailable', 'The answer of Lemon Squeezy broke off.', {
      cause: error,
    })
  })
  if (mayPass(answer.status)) {
    throw new GatewayFailure('unavailable', `Lemon Squeezy answers ${answer.status}.`)
  }
  if (!answer.ok) {
    const why = text.slice(0, 300)
    throw new GatewayFailure('refused', `Lemon Squeezy answers ${answer.status}: ${why}`)
  }
  try {
    return text === '' ? null : JSON.parse(text)
  } catch (error) {
    throw new GatewayFailure('unreadable', 'Lemon Squeezy does not answer in JSON.', {
      cause: error,
    })
  }
}
