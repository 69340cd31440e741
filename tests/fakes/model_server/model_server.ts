import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChatBody } from '#tests/fakes/model_server/chat'
import { ChatStream } from '#tests/fakes/model_server/chat_stream'
import { faults, type FaultName } from '#tests/fakes/model_server/faults'
import { Memory } from '#tests/fakes/model_server/memory'
import { refusedParameter } from '#tests/fakes/model_server/refused_parameter'
import { sensibleAnswer } from '#tests/fakes/model_server/sensible_answer'

/** One request to the server. */
export interface Asked {
  body: ChatBody
  /** The client disconnected before the answer was complete. */
  hungUp: boolean
  ended: Promise<void>
}

export interface ModelServerOptions {
  /** Milliseconds before the first piece of an answer. */
  wait?: number
  /** Milliseconds between two pieces of an answer. */
  pace?: number
  /** Makes the answer; by default from the request. While it is waited for, the line is kept alive. */
  answer?: (body: ChatBody) => string | Promise<string>
}

/** In milliseconds. */
const STILL_THERE = 5_000

/** A fake model server on this machine, which can be made to fail. */
export class ModelServer {
  readonly asked: Asked[] = []
  /** Parameters that it refuses, such as `json_schema` or `max_tokens`. */
  refuses: string[] = []
  answer: (body: ChatBody) => string | Promise<string>
  pace: number
  readonly #wait: number
  /** Called for each question if no fault is waiting; returns the fault, if any. */
  chance: () => FaultName | undefined = () => undefined
  /** Called for each question with the fault of its answer. */
  onAsked: (body: ChatBody, fault?: FaultName) => void = () => {}
  readonly #memory = new Memory()
  #faults: { name: FaultName; times: number }[] = []
  readonly #server = createServer((req, res) => void this.#handle(req, res))

  constructor({ wait = 0, pace = 0, answer = sensibleAnswer }: ModelServerOptions = {}) {
    this.#wait = wait
    this.pace = pace
    this.answer = answer
  }

  /** Resolves to its address, such as http://127.0.0.1:4025/v1. */
  async start(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  async stop(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }

  /** The next requests fail in this way; those after them are answered. */
  fail(name: FaultName, times = 1): void {
    this.#faults.push({ name, times })
  }

  recover(): void {
    this.#faults = []
  }

  async #handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    res.on('error', () => {})
    const route = `${req.method} ${req.url}`
    if (route === 'POST /v1/chat/completions') return this.#chat(req, res)
    if (route === 'POST /faults') return this.#order(req, res)
    if (route === 'DELETE /faults') this.recover()
    const answer = route.endsWith('/faults')
      ? { known: Object.keys(faults), next: this.#faults }
      : { object: 'list', data: [{ id: 'fake', object: 'model', owned_by: 'sitewright' }] }
    const isKnown = ['GET /v1/models', 'GET /faults', 'DELETE /faults'].includes(route)
    reply(res, isKnown ? 200 : 404, isKnown ? answer : { error: { message: 'Not found' } })
  }

  async #chat(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = (await json(req)) as ChatBody
    this.#note(body, res)
    const refused = refusedParameter(body, this.refuses)
    if (refused) return reply(res, 400, { error: { message: refused } })

    const stream = new ChatStream(res, body, this.pace)
    const name = this.#nextFault(req.headers['x-fault'])
    this.onAsked(body, name)
    const made = this.#memory.continued(body) ?? this.answer(body)
    if (typeof made !== 'string') return this.#later(stream, made)
    const answer = this.#memory.keep(made)
    if (this.#wait > 0) await pause(this.#wait)
    if (name) return faults[name](stream, answer)
    stream.open()
    await stream.say(answer)
    stream.finish()
  }

  /** An answer that takes its time: meanwhile the server says that it is still there. */
  async #later(stream: ChatStream, answer: Promise<string>): Promise<void> {
    stream.open()
    const alive = setInterval(() => stream.raw(': still thinking\n\n'), STILL_THERE)
    try {
      await stream.say(this.#memory.keep(await answer))
      stream.finish()
    } finally {
      clearInterval(alive)
    }
  }

  #note(body: ChatBody, res: ServerResponse): void {
    const closed = once(res, 'close')
    const asked = { body, hungUp: false, ended: closed.then(() => {}) }
    res.on('close', () => (asked.hungUp = !res.writableFinished))
    this.asked.push(asked)
  }

  #nextFault(wanted: string | string[] | undefined): FaultName | undefined {
    if (typeof wanted === 'string' && wanted in faults) return wanted as FaultName
    const [next] = this.#faults
    if (!next) return this.chance()
    next.times -= 1
    if (next.times <= 0) this.#faults.shift()
    return next.name
  }

  async #order(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const name = (await text(req)).trim()
    const [fault, times = '1'] = name.split(/\s+/)
    if (!(fault in faults)) return reply(res, 400, { known: Object.keys(faults) })
    this.fail(fault as FaultName, Number(times) || 1)
    reply(res, 200, { next: this.#faults })
  }
}

function reply(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' })
  res.end(`${JSON.stringify(body, null, 2)}\n`)
}
