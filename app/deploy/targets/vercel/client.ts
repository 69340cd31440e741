import { setTimeout as pause } from 'node:timers/promises'
import { clock } from '#core/clock'
import { outsideCall, type OutsideAnswer } from '#core/http/outside_call'
import { TargetFailure } from '#deploy/targets/deploy_target'
import { checked, errorAnswer } from '#deploy/targets/vercel/wire'

export interface ClientSettings {
  /** Without a slash at the end. */
  url: string
  token: string
  /** Of a team's account. */
  teamId?: string
  /** How long one answer may take, in milliseconds; 15 seconds unless it is set. An upload may take four times as long. */
  timeout?: number
}

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  /** A file may be large. */
  isUpload?: boolean
}

const TIMEOUT = 15_000
/** How often a reading call is made, and the pauses in between; a changing call is made once. */
const PAUSES = [300, 1_500]
/** A longer pause than this is not waited for, in milliseconds. */
const LONGEST_PAUSE = 5_000
/** In bytes. A hundred deployments have less. */
const LARGEST = 4 * 1024 * 1024

/** An answer of the API with a status below 400, or an error that it describes. */
type Answered = { ok: true; body: unknown } | { ok: false; status: number; error: ApiError }

interface ApiError {
  code: string
  message: string
  /** The digests of the files that have to be uploaded first. */
  missing: string[]
}

/** A small client of Vercel's REST API. */
export class VercelClient {
  readonly #settings: ClientSettings

  constructor(settings: ClientSettings) {
    this.#settings = settings
  }

  /** Null for a 404. */
  async get(path: string, query?: Record<string, string>): Promise<unknown> {
    const call: Call = { method: 'GET', path, query }
    for (const wait of PAUSES) {
      const answer = await this.#ask(call)
      if (!mayPass(answer.status)) return found(await read(answer))
      await pause(Math.min(LONGEST_PAUSE, askedPause(answer) ?? wait))
    }
    return found(await read(await this.#ask(call)))
  }

  /** Also if it is not there: then there is nothing to take away. */
  async remove(path: string): Promise<void> {
    found(await read(await this.#ask({ method: 'DELETE', path })))
  }

  async change(
    method: 'POST' | 'PATCH',
    path: string,
    body?: object,
    query?: Record<string, string>
  ): Promise<Answered> {
    const headers = { 'content-type': 'application/json' }
    return read(
      await this.#ask({ method, path, query, headers, body: body && JSON.stringify(body) })
    )
  }

  /** Stores a file under its digest. */
  async upload(sha1: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const headers = { 'content-type': 'application/octet-stream', 'x-vercel-digest': sha1 }
    accepted(
      await read(
        await this.#ask({ method: 'POST', path: '/v2/files', headers, body: bytes, isUpload: true })
      )
    )
  }

  async #ask({
    method,
    path,
    query,
    headers,
    body,
    isUpload = false,
  }: Call): Promise<OutsideAnswer> {
    const { url, token, teamId, timeout = TIMEOUT } = this.#settings
    const asked = new URLSearchParams({ ...query, ...(teamId && { teamId }) }).toString()
    try {
      return await outsideCall(`${url}${path}${asked && `?${asked}`}`, {
        method,
        headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...headers },
        body,
        timeout: isUpload ? 4 * timeout : timeout,
        largestAnswer: LARGEST,
      })
    } catch (cause) {
      throw new TargetFailure('unavailable', 'Vercel does not answer.', { cause })
    }
  }
}

/** The body of an answer that must not be an error. */
export function accepted(answer: Answered): unknown {
  if (answer.ok) return answer.body
  const { status, error } = answer
  throw new TargetFailure('refused', `Vercel answers ${status}: ${error.code}: ${error.message}`)
}

function found(answer: Answered): unknown {
  return !answer.ok && answer.status === 404 ? null : accepted(answer)
}

function mayPass(status: number): boolean {
  return status === 429 || status >= 500
}

/** What the answer asks to wait, in milliseconds; the header has the second at which it ends. */
function askedPause({ headers }: OutsideAnswer): number | undefined {
  const until = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1_000
  return Number.isFinite(until) ? Math.max(0, until - clock.millis()) : undefined
}

async function read({ status, text }: OutsideAnswer): Promise<Answered> {
  // A wrong token says nothing about what was asked; it works again once the operator has set another one.
  if (mayPass(status) || status === 401 || status === 403) {
    throw new TargetFailure('unavailable', `Vercel answers ${status}.`)
  }
  const body = parsed(text)
  if (status < 400) return { ok: true, body }
  const { error } = await checked(errorAnswer, body)
  const { code, message = '', missing = [] } = error
  return { ok: false, status, error: { code, message, missing } }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch (cause) {
    throw new TargetFailure('unreadable', 'Vercel does not answer in JSON.', { cause })
  }
}
