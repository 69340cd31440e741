import type { EditOperation } from '../engine/operation.ts'
import { Source } from '../engine/source.ts'

/** The page before an instruction, and the manual changes since. */
export class InstructionBackup {
  readonly #html: string
  readonly #since: EditOperation[]

  constructor(html: string, since: readonly EditOperation[]) {
    this.#html = html
    this.#since = [...since]
  }

  /** A manual change stays when the instruction is undone. */
  add(operation: EditOperation): void {
    this.#since.push(operation)
  }

  /** The page after undoing the instruction. */
  withoutInstruction(): string {
    const undone = new Source(this.#html, 0)
    undone.replay(this.#since)
    return undone.page.text
  }
}
