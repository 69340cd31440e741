import type { EditOperation } from '../engine/operation.ts'
import { Source } from '../engine/source.ts'

/** The page before a change that was asked for in words, and what was changed by hand since. */
export class InstructionBackup {
  readonly #html: string
  readonly #since: EditOperation[]

  constructor(html: string, since: readonly EditOperation[]) {
    this.#html = html
    this.#since = [...since]
  }

  /** A change by hand stays when the instruction is taken back. */
  add(operation: EditOperation): void {
    this.#since.push(operation)
  }

  /** The page as taking the instruction back leaves it. */
  withoutInstruction(): string {
    const undone = new Source(this.#html, 0)
    undone.replay(this.#since)
    return undone.page.text
  }
}
