import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type ChatBody, tokensOf } from '#tests/fakes/model_server/chat'

/** Characters in a piece, about one token. */
const PIECE = 5

/** One streamed answer. */
export class ChatStream {
  readonly res: ServerResponse
  readonly body: ChatBody
  readonly #pace: number
  #said = ''

  constructor(res: ServerResponse, body: ChatBody, pace: number) {
    this.res = res
    this.body = body
    this.#pace = pace
  }

  get isGone(): boolean {
    return this.res.destroyed
  }

  open(): void {
    this.res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    this.#send({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] })
  }

  async say(text: string): Promise<void> {
    const letters = [...text]
    for (let at = 0; at < letters.length && !this.isGone; at += PIECE) {
      const content = letters.slice(at, at + PIECE).join('')
      this.#said += content
      this.delta({ content })
      if (this.#pace > 0) await pause(this.#pace)
    }
  }

  delta(delta: object): void {
    this.#send({ choices: [{ index: 0, delta, finish_reason: null }] })
  }

  finish(reason = 'stop'): void {
    this.#send({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })
    if (this.body.stream_options?.include_usage) this.#send({ choices: [], usage: this.#usage() })
    this.raw('data: [DONE]\n\n')
    this.res.end()
  }

  raw(text: string): void {
    if (!this.isGone) this.res.write(text)
  }

  #send(chunk: object): void {
    const { model } = this.body
    const whole = { id: 'chatcmpl-fake', object: 'chat.completion.chunk', model, ...chunk }
    this.raw(`data: ${JSON.stringify(whole)}\n\n`)
  }

  #usage() {
    const asked = this.body.messages.map(({ content }) => content).join('')
    return { prompt_tokens: tokensOf(asked), completion_tokens: tokensOf(this.#said) }
  }
}
