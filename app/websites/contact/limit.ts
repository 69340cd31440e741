import { clock } from '#core/clock'

interface Count {
  since: number
  hits: number
}

/** Counts hits per key in fixed windows of this process, and says when a key has had enough. */
export class HitLimit {
  readonly #counts = new Map<string, Count>()

  constructor(
    readonly most: number,
    readonly window: number
  ) {}

  /** Counts one hit; false when it is one too many. */
  allows(key: string): boolean {
    const now = clock.millis()
    if (this.#counts.size > 10_000) this.#forget(now)
    const count = this.#counts.get(key)
    if (!count || now - count.since >= this.window) {
      this.#counts.set(key, { since: now, hits: 1 })
      return true
    }
    count.hits += 1
    return count.hits <= this.most
  }

  #forget(now: number) {
    for (const [key, { since }] of this.#counts) {
      if (now - since >= this.window) this.#counts.delete(key)
    }
  }
}
