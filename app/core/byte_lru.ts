/** A least-recently-used cache with a limit in bytes. */
export class ByteLru {
  readonly #entries = new Map<string, Buffer>()
  #bytes = 0

  constructor(readonly capacity: number) {}

  get size(): number {
    return this.#bytes
  }

  get(key: string): Buffer | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: string, value: Buffer): void {
    this.#remove(key)
    if (value.length > this.capacity) return
    this.#entries.set(key, value)
    this.#bytes += value.length
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.capacity) return
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#bytes -= value.length
  }
}
