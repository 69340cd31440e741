import type { Command } from '../../frame/protocol.ts'

/** Shows for a moment where something changed, and by the frame's answer whether the frame stands. */
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

  /** Says whether the frame has answered within so many milliseconds. */
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
