import type { Command, KeyName, Report } from '../../frame/protocol.ts'
import { FrameLink } from '../link/frame_link.ts'

export interface PhoneOptions {
  /** The messages that bring a new frame to the current state. */
  greet: () => Command[]
  /** An element was clicked; `edit` opens its text. */
  onPoint: (id: string, edit: boolean) => void
  onKey: (name: KeyName) => void
}

/** The phone view beside the edited frame: it shows the same page, and elements can be selected in it. */
export class Phone {
  readonly #options: PhoneOptions
  #link: FrameLink | null = null
  #frame: HTMLIFrameElement | null = null

  constructor(options: PhoneOptions) {
    this.#options = options
  }

  /** Listens to the frame; returns a function to stop. */
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

  /** Marks the element that was selected in the other frame, and scrolls to it. */
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
    // It also reports its selection after each change; only clicks of the person count.
    if (!this.#hasFocus) return
    if (report.t === 'select') this.#options.onPoint(report.id, false)
    if (report.t === 'edit') this.#options.onPoint(report.id, true)
    if (report.t === 'key') this.#options.onKey(report.name)
  }

  get #hasFocus(): boolean {
    return this.#frame !== null && document.activeElement === this.#frame
  }
}
