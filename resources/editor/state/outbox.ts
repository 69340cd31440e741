import { aimOf, type EditOperation } from '../engine/operation.ts'

export interface Entry {
  readonly operation: EditOperation
}

/** Changes that the server does not have yet, in their order. Whoever keeps them is told of each. */
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

  /** A value for the same thing as the last one takes its place, unless that is on its way. */
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

  /** The oldest one, which from now on is on its way. */
  take(): Entry | undefined {
    this.#underway = this.#entries[0] ?? null
    return this.#entries[0]
  }

  /** It did not arrive, and waits again. */
  putBack(): void {
    this.#underway = null
  }

  /** The server has it, or will never have it. */
  remove(entry: Entry): void {
    if (entry === this.#underway) this.#underway = null
    this.#entries = this.#entries.filter((other) => other !== entry)
    this.#changed()
  }

  /** Drops those that found no place on a newer page. */
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

/** A colour or a size makes the one before it pointless; a text or a link may build on it. */
function isValue({ type }: EditOperation): boolean {
  return type === 'set_style' || type === 'set_token' || type === 'batch'
}
