/**
 * For work that must stay on the event loop, such as parsing a body of 2 MB: one job after the other,
 * and after each a break of the same duration, in which other requests are served.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  /** Resolves when it is the caller's turn, which lasts until the caller awaits something else. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (!this.#isTaken) this.#begin()
    })
  }

  #begin(): void {
    this.#isTaken = true
    setImmediate(() => {
      const began = performance.now()
      this.#waiting.shift()!()
      setImmediate(() => setTimeout(() => this.#end(), performance.now() - began))
    })
  }

  #end(): void {
    this.#isTaken = false
    if (this.#waiting.length > 0) this.#begin()
  }
}
