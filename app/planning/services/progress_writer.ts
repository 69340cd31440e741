import type { Progress } from '#planning/designers/designer'

/**
 * Writes progress down, one write at a time and in order. What is overtaken while a write is under
 * way is left out, so that a fast designer does not wait for the disk at every step.
 */
export class ProgressWriter {
  #newest?: Progress
  #writing?: Promise<void>

  constructor(readonly write: (progress: Progress) => Promise<void>) {}

  note(progress: Progress): void {
    this.#newest = progress
    this.#writing ??= this.#writeAll()
    // A write that fails is told by `settled`.
    this.#writing.catch(() => {})
  }

  /** Resolves when all is written; throws what a write threw, after which nothing is written. */
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
