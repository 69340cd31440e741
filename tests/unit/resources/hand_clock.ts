/** Time that passes when the test says so. */
export class HandClock {
  #now = 1_700_000_000_000
  #due: { at: number; act: () => void }[] = []

  now = () => this.#now

  schedule = (act: () => void, delay: number) => {
    const entry = { at: this.#now + delay, act }
    this.#due.push(entry)
    return () => void (this.#due = this.#due.filter((other) => other !== entry))
  }

  /** Lets time pass, with what falls due in it and what follows from that. */
  async pass(milliseconds: number) {
    const end = this.#now + milliseconds
    await settled()
    for (;;) {
      const next = this.#due.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end)
      if (!next) break
      this.#due = this.#due.filter((entry) => entry !== next)
      this.#now = next.at
      next.act()
      await settled()
    }
    this.#now = end
  }
}

/** Until every promise that could be settled is. */
export function settled() {
  return new Promise<void>((resolve) => setImmediate(resolve))
}
