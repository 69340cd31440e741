import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerApi } from '#billing/gateways/sandbox/provider/api/api'
import { answerControls } from '#billing/gateways/sandbox/provider/controls/controls'
import { addressOf, readBody, type Asked } from '#billing/gateways/sandbox/provider/http/asked'
import { json, send, type Reply } from '#billing/gateways/sandbox/provider/http/reply'
import { answerPages } from '#billing/gateways/sandbox/provider/pages/pages'
import { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import type { SandboxSettings } from '#billing/gateways/sandbox/provider/settings'
import { Sender } from '#billing/gateways/sandbox/provider/webhooks/sender'

export type { SandboxSettings }

const SECOND = 1_000

/** A payment provider for trying things out: it speaks the wire protocol of Lemon Squeezy and moves no money. */
export class SandboxProvider {
  readonly #sandbox: Sandbox
  readonly #sender: Sender
  #timer: NodeJS.Timeout | undefined

  constructor(settings: SandboxSettings) {
    this.#sandbox = new Sandbox(settings)
    this.#sender = new Sender(this.#sandbox.webhooks, this.#sandbox.faults, settings)
  }

  /** Answers every request to its host: API, pages, scripts, controls. */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const reply = await this.#read(req)
      if (reply) send(res, reply, req.method)
      else res.destroy()
    } catch (error) {
      // A client that has left needs no answer.
      if (req.destroyed && !req.complete) return
      process.emitWarning(error as Error)
      if (!res.headersSent) send(res, json(500, { error: 'The sandbox has failed.' }))
    }
  }

  /** Starts to send webhooks (also those left over from before a crash) and to let time pass. */
  start(): void {
    this.#sandbox.webhooks.forgetOld()
    this.#sender.start()
    this.#timer = setInterval(() => this.#tick(), SECOND).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#sender.stop()
    this.#sandbox.store.close()
  }

  #tick(): void {
    try {
      this.#sandbox.subscriptions.passTime()
      this.#sender.wake()
    } catch (error) {
      // The file cannot be written; the next second tries again.
      process.emitWarning(error as Error)
    }
  }

  async #read(req: IncomingMessage): Promise<Reply | null> {
    const url = addressOf(req)
    if (!url) return json(400, { error: 'The address is invalid.' })
    const body = await readBody(req)
    if (body === null) {
      const refusal = json(413, { error: 'The request is too long.' })
      return { ...refusal, headers: { ...refusal.headers, connection: 'close' } }
    }
    const { pathname: path, searchParams: query } = url
    return this.#answer({ method: req.method ?? 'GET', path, query, headers: req.headers, body })
  }

  async #answer(asked: Asked): Promise<Reply | null> {
    this.#sandbox.subscriptions.passTime()
    if (asked.path.startsWith('/v1/')) return answerApi(this.#sandbox, asked)
    if (asked.path.startsWith('/_sandbox/') && this.#sandbox.settings.hasControls)
      return answerControls(this.#sandbox, asked)
    return answerPages(this.#sandbox, asked)
  }
}
