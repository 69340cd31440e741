/** So much of an answer that was cut is shown to the model to go on from. */
export const TAIL = 1_500
/** A shorter repetition is taken for chance. */
const SHORTEST_OVERLAP = 20

/**
 * The text of an answer over all its rounds: an answer that is cut is continued, and a model that
 * continues often repeats the last words first. These are dropped before anybody sees them.
 */
export class GrowingText {
  readonly #onText?: (piece: string) => void
  /** Everything so far. */
  text = ''
  /** What the current round brought, repetitions included. */
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

/** The length of the longest end of `before` with which `after` begins. */
function overlap(before: string, after: string): number {
  for (let length = Math.min(before.length, after.length); length >= SHORTEST_OVERLAP; length--) {
    if (before.endsWith(after.slice(0, length))) return length
  }
  return 0
}
