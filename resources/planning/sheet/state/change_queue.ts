import type { SheetChange } from 'site-designer/sheet'
import { isEmpty, mergeChanges, movesText } from './merge_changes.ts'

/** The unsaved changes in order. The listener is notified of each. */
export class ChangeQueue {
  #waiting: SheetChange[] = []
  #underway = false
  readonly #keep: (changes: readonly SheetChange[]) => void

  constructor(keep: (changes: readonly SheetChange[]) => void) {
    this.#keep = keep
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /** The one that is sent next, or sent again. */
  get first(): SheetChange | undefined {
    return this.#waiting[0]
  }

  /** All that waits, as one change. */
  get all(): SheetChange {
    return this.#waiting.reduce(mergeChanges, {})
  }

  /** Adds a change to the last one, unless that is being sent or of the other sort. */
  add(change: SheetChange): void {
    const last = this.#waiting.at(-1)
    const isSent = this.#underway && this.#waiting.length === 1
    if (last && !isSent && movesText(last) === movesText(change)) {
      this.#waiting[this.#waiting.length - 1] = mergeChanges(last, change)
    } else {
      this.#waiting.push(change)
    }
    this.#keep(this.#waiting)
  }

  /** Takes the oldest change for sending. */
  take(): SheetChange | undefined {
    this.#underway = !this.isEmpty
    return this.#waiting[0]
  }

  /** The server has it. */
  settle(): void {
    this.#underway = false
    this.#waiting.shift()
    this.#keep(this.#waiting)
  }

  /** Sending failed; the change waits again. */
  putBack(): void {
    this.#underway = false
  }

  /** The server has refused part of the oldest change; the rest is sent again. */
  cut(to: (change: SheetChange) => SheetChange): void {
    const rest = to(this.#waiting[0]!)
    this.#underway = false
    if (isEmpty(rest)) this.#waiting.shift()
    else this.#waiting[0] = rest
    this.#keep(this.#waiting)
  }

  /** Converts the waiting changes to another sheet of the server. */
  rebase(onto: (change: SheetChange) => SheetChange): void {
    this.#waiting = this.#waiting.map(onto).filter((change) => !isEmpty(change))
    this.#keep(this.#waiting)
  }

  /** Stores the changes with the sheet that they now belong to. */
  keep(): void {
    this.#keep(this.#waiting)
  }

  clear(): void {
    this.#underway = false
    this.#waiting = []
    this.#keep(this.#waiting)
  }
}
