import type { Command, KeyName, Report } from '../../frame/protocol.ts'
import { FrameLink } from '../link/frame_link.ts'

export interface PhoneOptions {
  /** What brings a frame that has just been opened to what the other one shows. */
  greet: () => Command[]
  /** An element was pointed at; `edit` asks for its text. */
  onPoint: (id: string, edit: boolean) => void
  onKey: (name: KeyName) => void
}

/** The same page as on a phone, beside the frame that is edited: it follows, and points at elements. */
export class Phone {
  readonly #options: PhoneOptions
  #link: FrameLink | null = null
  #frame: HTMLIFrameElement | null = null

  constructor(options: PhoneOptions) {
    this.#options = options
  }

  /** Follows the frame; gives back how to stop. */
  connect(frame: HTMLIFrameElement, origin: string): () => void {
    const link = new FrameLink({ frame, origin, onReport: (report) => this.#hear(report) })
    this.#link = link
    this.#frame = frame
    return () => {
      link.close()
      if (this.#link === link) this.#link = this.#frame = null
    }
  }

  send(command: Command): void {
    this.#link?.send(command)
  }

  /** Marks what was selected elsewhere, and brings it into view. */
  mark(id: string | null): void {
    if (id !== null && this.#hasFocus) return
    this.send({ t: 'mark', id })
    if (id !== null) this.send({ t: 'flash', ids: [id], turn: '0' })
  }

  #hear(report: Report): void {
    if (report.t === 'ready') {
      for (const command of this.#options.greet()) this.send(command)
      return
    }
    // It also reports its selection after each change: only the person's own pointing counts.
    if (!this.#hasFocus) return
    if (report.t === 'select') this.#options.onPoint(report.id, false)
    if (report.t === 'edit') this.#options.onPoint(report.id, true)
    if (report.t === 'key') this.#options.onKey(report.name)
  }

  get #hasFocus(): boolean {
    return this.#frame !== null && document.activeElement === this.#frame
  }
}
