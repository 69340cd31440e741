import { aimOf, type EditOperation } from '../engine/operation.ts'

export interface Entry {
  readonly operation: EditOperation
}

/** The unsaved changes in order. They are passed to `keep` after each change. */
export class Outbox {
  #entries: Entry[] = []
  #underway: Entry | null = null
  readonly #keep: (operations: readonly EditOperation[]) => void

  constructor(keep: (operations: readonly EditOperation[]) => void) {
    this.#keep = keep
  }

  get size(): number {
    return this.#entries.length
  }

  get operations(): EditOperation[] {
    return this.#entries.map(({ operation }) => operation)
  }

  /** Whether a change would replace the last one: it sets the same thing, and the last is not being sent. */
  isReplacedBy(operation: EditOperation): boolean {
    const last = this.#entries.at(-1)
    return (
      last !== undefined &&
      last !== this.#underway &&
      isValue(operation) &&
      aimOf(last.operation) === aimOf(operation)
    )
  }

  add(operation: EditOperation): void {
    if (this.isReplacedBy(operation)) this.#entries.pop()
    this.#entries.push({ operation })
    this.#changed()
  }

  /** Takes the oldest change for sending. */
  take(): Entry | undefined {
    this.#underway = this.#entries[0] ?? null
    return this.#entries[0]
  }

  /** Sending failed; the change waits again. */
  putBack(): void {
    this.#underway = null
  }

  /** The server has accepted or rejected it. */
  remove(entry: Entry): void {
    if (entry === this.#underway) this.#underway = null
    this.#entries = this.#entries.filter((other) => other !== entry)
    this.#changed()
  }

  /** Removes changes that cannot be applied to a newer page. */
  drop(operations: readonly EditOperation[]): void {
    if (operations.length === 0) return
    this.#entries = this.#entries.filter(({ operation }) => !operations.includes(operation))
    this.#changed()
  }

  clear(): void {
    this.#underway = null
    this.#entries = []
    this.#changed()
  }

  #changed(): void {
    this.#keep(this.operations)
  }
}

/** A colour or size replaces the one before it; a text or a link may depend on it. */
function isValue({ type }: EditOperation): boolean {
  return type === 'set_style' || type === 'set_token' || type === 'batch'
}
