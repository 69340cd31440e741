import type { Sheet, SheetChange } from 'site-designer/sheet'
import { ChangeQueue } from './change_queue.ts'
import type { Failure } from './failure.ts'
import { formValues, overlaid } from './form_values.ts'
import type { KeptChanges } from './kept_changes.ts'
import {
  fieldsOf,
  mergeChanges,
  movesText,
  within,
  withoutFields,
  withoutSettled,
} from './merge_changes.ts'
import { rebased, replacedFields } from './rebase.ts'
import { refusalOf } from './refusal.ts'
import { sendable } from './sendable.ts'
import type { SheetState } from './sheet_state.ts'
import { isUnfinished } from './unfinished.ts'

/** The server's answer with a sheet. */
export interface SheetAnswer {
  sheet: Sheet
  page: string
  plan: string
  etag: string | null
}

interface SheetCalls {
  read(): Promise<SheetAnswer & { prompt: string }>
  change(change: SheetChange, etag: string | null): Promise<SheetAnswer>
}

interface SheetStoreOptions {
  calls: SheetCalls
  kept: KeptChanges
  failureOf(error: unknown): Failure
  /** The pause in typing before input is sent, in milliseconds. */
  pause?: number
  /** Runs `act` after a delay; returns a function to cancel it. */
  schedule(act: () => void, delay: number): () => void
  /** Called with the plan of the changed sheet. */
  onPlan(plan: string): void
  /** Called with the reasons why words of the prompt were not moved. */
  onNotMoved(reasons: string[]): void
}

const PAUSE = 60
const FIRST_RETRY = 1_000
const LONGEST_RETRY = 30_000

/** The sheet of a plan under review: shows each change at once and sends it to the server. */
export class SheetStore {
  readonly #options: SheetStoreOptions
  readonly #listeners = new Set<() => void>()
  readonly #queue: ChangeQueue
  #state: SheetState = {
    phase: 'waiting',
    prompt: '',
    sheet: null,
    values: null,
    page: '',
    saving: 'saved',
    errors: {},
    leaving: {},
    answers: 0,
  }
  /** All input since the form was last filled from the server's sheet. */
  #typed: SheetChange = {}
  #etag: string | null = null
  /** The sheet that changes of an earlier visit were made on. */
  #keptSheet: Sheet | null = null
  #turn: Promise<unknown> = Promise.resolve()
  #failures = 0
  #allMoved = true
  #callOff: (() => void) | null = null

  constructor(options: SheetStoreOptions) {
    this.#options = options
    this.#queue = new ChangeQueue((changes) => {
      options.kept.write({ changes, sheet: this.#state.sheet ?? this.#keptSheet })
    })
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  state = () => this.#state

  /** Loads the sheet and the changes that an earlier visit could not send. */
  load(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#queue.isEmpty) this.#takeUpKept()
      try {
        await this.#read()
      } catch {
        if (this.#state.phase !== 'ready') this.#become({ phase: 'failed' })
      }
    })
  }

  /** Loads the sheet again after a failure. */
  retry(): void {
    this.#become({ phase: 'waiting' })
    void this.load()
  }

  change(change: SheetChange): void {
    const fields = fieldsOf(change)
    const errors = Object.entries(this.#state.errors)
    const left = errors.filter(([path]) => !fields.some((field) => within(path, field)))
    this.#typed = mergeChanges(this.#typed, change)
    this.#queue.add(change)
    this.#become({ errors: Object.fromEntries(left) })
    if (this.#state.saving === 'conflict' || this.#state.saving === 'closed') return
    if (isUnfinished(this.#queue.all)) {
      this.stop()
      return this.#become({ saving: 'unfinished' })
    }
    this.#become({ saving: 'saving' })
    this.#nudge(this.#options.pause ?? PAUSE)
  }

  /** Sends everything now; resolves to true if the server has all input. */
  flush(): Promise<boolean> {
    return this.#inTurn(() => this.#sendAll())
  }

  /** Changes the plan while nothing is being sent, and loads the resulting sheet. */
  between<T>(act: () => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      await this.#sendAll()
      try {
        return await act()
      } finally {
        await this.#readAgain()
      }
    })
  }

  /** Resolves a conflict: the input is applied to the newest sheet, or dropped. */
  settleConflict(mine: 'keep' | 'drop'): Promise<boolean> {
    return this.#inTurn(async () => {
      if (mine === 'drop') this.#queue.clear()
      try {
        await this.#read()
      } catch {
        return false
      }
      this.#become({ saving: 'saving' })
      return this.#sendAll()
    })
  }

  /** Stops sending; unsaved changes stay stored for a reload. */
  stop(): void {
    this.#callOff?.()
    this.#callOff = null
  }

  /** Deletes the stored changes. */
  discard(): void {
    this.stop()
    this.#queue.clear()
  }

  #takeUpKept() {
    const { changes, sheet } = this.#options.kept.read()
    this.#keptSheet = sheet
    for (const change of changes) this.change(change)
  }

  #nudge(delay: number) {
    this.#callOff?.()
    this.#callOff = this.#options.schedule(() => void this.flush(), delay)
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(act)
    this.#turn = result.catch(() => undefined)
    return result
  }

  async #sendAll(): Promise<boolean> {
    this.stop()
    if (this.#state.saving === 'conflict' || this.#state.saving === 'closed') return false
    this.#allMoved = true
    while (!this.#queue.isEmpty) {
      this.#become({ saving: 'saving' })
      const change = this.#queue.take()!
      try {
        const answer = await this.#options.calls.change(sendable(change), this.#etag)
        this.#failures = 0
        this.#queue.settle()
        const errors = movesText(change) ? this.#rebase(answer.sheet) : this.#state.errors
        this.#take(answer, errors)
      } catch (error) {
        this.#queue.putBack()
        if (!this.#goesOn(change, this.#options.failureOf(error))) return false
      }
    }
    const isRefused = Object.keys(this.#state.errors).length > 0
    this.#become({ saving: isRefused ? 'refused' : 'saved' })
    return !isRefused && this.#allMoved
  }

  /** Resolves to true if there may be more to send. */
  #goesOn(change: SheetChange, failure: Failure): boolean {
    switch (failure.kind) {
      case 'refused': {
        const refusal = refusalOf(change, failure)
        this.#queue.cut(refusal.cut)
        this.#become({ errors: { ...this.#state.errors, ...refusal.errors } })
        if (refusal.notMoved.length > 0) {
          this.#allMoved = false
          this.#options.onNotMoved(refusal.notMoved)
        }
        return true
      }
      case 'conflict':
      case 'closed':
        this.#become({ saving: failure.kind })
        return false
      case 'offline':
      case 'waiting':
        this.#become({ saving: failure.kind })
        this.#nudge(
          Math.max(failure.after, Math.min(FIRST_RETRY * 2 ** this.#failures++, LONGEST_RETRY))
        )
        return false
    }
  }

  /**
   * The server moved text into fields: unsaved input is converted to the new form. Returns the remaining
   * errors.
   */
  #rebase(sheet: Sheet): SheetState['errors'] {
    const { errors, sheet: before } = this.#state
    if (!before) {
      this.#typed = this.#queue.all
      return {}
    }
    const [was, now] = [formValues(before), formValues(sheet)]
    this.#queue.rebase((change) => rebased(change, was, now))
    const waiting = fieldsOf(this.#queue.all)
    const replaced = replacedFields(was, now).filter((field) => !waiting.includes(field))
    this.#typed = withoutFields(rebased(this.#typed, was, now), replaced)
    const left = Object.entries(errors).filter(([path]) => !replaced.includes(path))
    return Object.fromEntries(left)
  }

  async #read() {
    const { prompt, ...answer } = await this.#options.calls.read()
    this.#followAnswer(answer.sheet)
    this.#typed = this.#queue.all
    const { saving } = this.#state
    this.#become({ phase: 'ready', prompt, saving: saving === 'refused' ? 'saved' : saving })
    this.#take(answer, {})
  }

  /**
   * If the answer to a tap was lost, the server may still have moved the text: then later input is
   * converted as it would have been with the answer, and the tap is not sent again.
   */
  #followAnswer(sheet: Sheet) {
    const before = this.#state.sheet ?? this.#keptSheet
    const { first } = this.#queue
    if (!before || !first || !movesText(first)) return
    const [was, now] = [formValues(before), formValues(sheet)]
    const ids = sheet.suggestions.map(({ id }) => id)
    this.#queue.rebase((change) => withoutSettled(rebased(change, was, now), ids))
  }

  async #readAgain() {
    // If this fails, the next change is sent without a version, because the other change was ours.
    this.#etag = null
    await this.#read().catch(() => undefined)
  }

  #take({ sheet, page, plan, etag }: SheetAnswer, errors: SheetState['errors']) {
    this.#etag = etag
    this.#become({ sheet, page, errors, answers: this.#state.answers + 1 })
    this.#queue.keep()
    this.#options.onPlan(plan)
  }

  #become(change: Partial<SheetState>) {
    const next = { ...this.#state, ...change }
    const { suggestions, unplaced } = this.#queue.all
    next.leaving = { suggestions, unplaced }
    next.values = next.sheet && overlaid(formValues(next.sheet), this.#typed)
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
