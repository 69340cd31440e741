/** What is told, read one after the other; what is overtaken before it is read is left out. */
export class Newest<T> implements AsyncIterable<T> {
  #value?: { value: T }
  #ended = false
  #wake: () => void = () => undefined

  put(value: T): void {
    this.#value = { value }
    this.#wake()
  }

  end(): void {
    this.#ended = true
    this.#wake()
  }

  /** Resolves with the first that is told, or when there will be none. */
  async first(): Promise<boolean> {
    while (!this.#value && !this.#ended) await this.#news()
    return this.#value !== undefined
  }

  async *[Symbol.asyncIterator]() {
    while (await this.first()) {
      const { value } = this.#value!
      this.#value = undefined
      yield value
    }
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}
