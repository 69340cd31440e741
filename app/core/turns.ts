/**
 * Work that cannot leave the event loop, such as reading a body of 2 MB: one piece after the other, and
 * after each a break as long as it took, in which everybody else is served.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  /** Resolves when it is the caller's turn, which lasts until the caller waits for something else. */
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
