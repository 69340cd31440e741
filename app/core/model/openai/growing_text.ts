/** How much of the end of a cut-off answer is sent to the model for the continuation. */
export const TAIL = 1_500
/** Shorter repetitions are considered coincidence. */
const SHORTEST_OVERLAP = 20

/**
 * The text of an answer over all its rounds: a cut-off answer is continued, and a model often repeats
 * the last words first. These repetitions are removed before anybody sees them.
 */
export class GrowingText {
  readonly #onText?: (piece: string) => void
  /** The whole text so far. */
  text = ''
  /** The text of the current round, including repetitions. */
  round = ''
  #tail: string | null = null
  #held = ''

  constructor(onText?: (piece: string) => void) {
    this.#onText = onText
  }

  begin(): void {
    this.round = ''
    this.#held = ''
    this.#tail = this.text === '' ? null : this.text.slice(-TAIL)
  }

  add(piece: string): void {
    this.round += piece
    if (this.#tail === null) return this.#append(piece)
    this.#held += piece
    if (!this.#tail.includes(this.#held)) this.#join()
  }

  end(): void {
    if (this.#tail !== null) this.#join()
  }

  #join(): void {
    const fresh = this.#held.slice(overlap(this.#tail!, this.#held))
    this.#tail = null
    this.#append(fresh)
  }

  #append(piece: string): void {
    if (piece === '') return
    this.text += piece
    this.#onText?.(piece)
  }
}

/** The length of the longest suffix of `before` that is a prefix of `after`. */
function overlap(before: string, after: string): number {
  for (let length = Math.min(before.length, after.length); length >= SHORTEST_OVERLAP; length--) {
    if (before.endsWith(after.slice(0, length))) return length
  }
  return 0
}
