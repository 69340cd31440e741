import { here, readReport, VERSION } from '../../frame/protocol.ts'
import { randomName } from '../../lib/browser/random_name.ts'
import type { Command, Hello, Report } from '../../frame/protocol.ts'

export interface FrameLinkOptions {
  frame: HTMLIFrameElement
  /** The only origin that messages are exchanged with. */
  origin: string
  onReport(report: Report): void
}

/**
 * The editor's side of the messages with the page in its frame. Incoming messages are checked; nothing
 * in them is ever executed, rendered as HTML, opened or forwarded.
 */
export class FrameLink {
  readonly #options: FrameLinkOptions
  #port: MessagePort | null = null
  #nonce = ''

  constructor(options: FrameLinkOptions) {
    this.#options = options
    window.addEventListener('message', this.#greet)
  }

  send(command: Command): void {
    this.#port?.postMessage(command)
  }

  close(): void {
    window.removeEventListener('message', this.#greet)
    this.#port?.close()
    this.#port = null
  }

  // The frame sends a message when its runtime has started, and again after a reload.
  readonly #greet = (event: MessageEvent) => {
    const { frame, origin } = this.#options
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    if (!here(event.data)) return

    this.#port?.close()
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    this.#nonce = randomName()
    port1.onmessage = ({ data }) => this.#hear(port1, data)
    const greeting: Hello = { v: VERSION, t: 'hello', nonce: this.#nonce }
    frame.contentWindow!.postMessage(greeting, origin, [port2])
  }

  #hear(port: MessagePort, data: unknown): void {
    const report = readReport(data)
    if (!report || port !== this.#port) return
    if (report.t === 'ready' && report.nonce !== this.#nonce) return
    this.#options.onReport(report)
  }
}
