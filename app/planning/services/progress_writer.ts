import type { Progress } from '#planning/designers/designer'

/**
 * Stores progress, one write at a time and in order. Values that are replaced during a write are
 * skipped, so that a fast designer does not wait for the disk at every step.
 */
export class ProgressWriter {
  #newest?: Progress
  #writing?: Promise<void>

  constructor(readonly write: (progress: Progress) => Promise<void>) {}

  note(progress: Progress): void {
    this.#newest = progress
    this.#writing ??= this.#writeAll()
    // `settled` reports a failed write.
    this.#writing.catch(() => {})
  }

  /**
   * Resolves when everything is written; throws the error of a failed write, after which nothing is
   * written.
   */
  async settled(): Promise<void> {
    await this.#writing
  }

  async #writeAll(): Promise<void> {
    for (let progress; (progress = this.#newest);) {
      this.#newest = undefined
      await this.write(progress)
    }
    this.#writing = undefined
  }
}
