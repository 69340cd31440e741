/**
 * A queue for one reader that keeps only the newest value: values that are replaced before they are
 * read are skipped.
 */
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

  /** Resolves with the next value, or when there will be none. */
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
