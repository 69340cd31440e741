import type { Command } from '../../frame/protocol.ts'

/** Highlights changes for a moment; the frame's answer shows that it is ready. */
export class Flashes {
  readonly #send: (command: Command) => void
  #turn = 0
  #answered: (turn: string) => void = () => {}

  constructor(send: (command: Command) => void) {
    this.#send = send
  }

  show(ids: string[]): void {
    const turn = String(++this.#turn)
    this.#send({ t: 'flash', ids: ids.length > 0 ? ids : null, turn })
  }

  /** Resolves to true if the frame answers within this time. */
  ask(ids: string[], patience: number): Promise<boolean> {
    this.show(ids)
    const turn = String(this.#turn)
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), patience)
      this.#answered = (answered) => {
        if (answered !== turn) return
        clearTimeout(timer)
        resolve(true)
      }
    })
  }

  /** The frame has answered. */
  answered(turn: string): void {
    this.#answered(turn)
  }
}
