import { assumedOn, type Sheet, type SheetChange } from 'site-designer/sheet'
import type { Schedule } from '../../../lib/browser/schedule.ts'
import type { KeptChanges } from '../../../lib/outbox/kept_changes.ts'
import { Outbox, type NextStep } from '../../../lib/outbox/outbox.ts'
import { Store } from '../../../lib/store.ts'
import type { Failure } from './failure.ts'
import { formValues, overlaid } from './form_values.ts'
import type { KeptInput } from './kept_input.ts'
import {
  fieldsOf,
  isEmpty,
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
  openKept(): Promise<KeptChanges<KeptInput>>
  failureOf(error: unknown): Failure
  /** The pause in typing before input is sent, in milliseconds. */
  pause?: number
  schedule: Schedule
  /** Called with the plan of the changed sheet. */
  onPlan(plan: string): void
  /** Called with the reasons why words of the prompt were not moved. */
  onNotMoved(reasons: string[]): void
}

const PAUSE = 60

/** The sheet of a plan under review: shows each change at once and sends it to the server. */
export class SheetStore extends Store<SheetState> {
  readonly #options: SheetStoreOptions
  readonly #outbox: Outbox<SheetChange, SheetAnswer>
  /** All input since the form was last filled from the server's sheet. */
  #typed: SheetChange = {}
  #etag: string | null = null
  #kept: KeptChanges<KeptInput> | null = null
  /** The sheet that changes of an earlier visit were made on. */
  #keptSheet: Sheet | null = null
  /** The number of times that words of the prompt were not moved. */
  #notMoved = 0

  constructor(options: SheetStoreOptions) {
    super({
      phase: 'waiting',
      prompt: '',
      sheet: null,
      values: null,
      page: '',
      saving: 'saved',
      errors: {},
      leaving: {},
      answers: 0,
    })
    this.#options = options
    this.#outbox = new Outbox({
      merge: (last, next) =>
        movesText(last) === movesText(next) ? mergeChanges(last, next) : undefined,
      keep: () => this.#keep(),
      send: (change) => options.calls.change(sendable(change), this.#etag),
      onReceived: (change, answer) => this.#received(change, answer),
      onFailed: (change, error) => this.#failed(change, options.failureOf(error)),
      onState: (state) => {
        if (state === 'sending') this.#become({ saving: 'saving' })
        if (state === 'idle') this.#become({ saving: this.#isRefused ? 'refused' : 'saved' })
      },
      schedule: options.schedule,
    })
  }

  /** Loads the sheet and the changes that an earlier visit could not send. */
  load(): Promise<void> {
    return this.#outbox.between(async () => {
      if (!this.#kept) await this.#takeUpKept()
      try {
        await this.#load()
      } catch {
        if (this.read().phase !== 'ready') this.#become({ phase: 'failed' })
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
    const errors = Object.entries(this.read().errors)
    const left = errors.filter(([path]) => !fields.some((field) => within(path, field)))
    this.#typed = mergeChanges(this.#typed, change)
    this.#outbox.add(change)
    this.#become({ errors: Object.fromEntries(left) })
    if (this.read().saving === 'conflict' || this.read().saving === 'closed') return
    if (isUnfinished(this.#unsent)) {
      this.stop()
      return this.#become({ saving: 'unfinished' })
    }
    this.#become({ saving: 'saving' })
    this.#outbox.nudge(this.#options.pause ?? PAUSE)
  }

  /** Sends everything now; resolves to true if the server has all input. */
  async flush(): Promise<boolean> {
    const notMoved = this.#notMoved
    const isSent = await this.#outbox.flush()
    return isSent && !this.#isRefused && this.#notMoved === notMoved
  }

  /** Changes the plan while nothing is being sent, and loads the resulting sheet. */
  async between<T>(act: () => Promise<T>): Promise<T> {
    await this.#outbox.flush()
    return this.#outbox.between(async () => {
      try {
        return await act()
      } finally {
        await this.#readAgain()
      }
    })
  }

  /** Resolves a conflict: the input is applied to the newest sheet, or dropped. */
  async settleConflict(mine: 'keep' | 'drop'): Promise<boolean> {
    const isRead = await this.#outbox.between(async () => {
      if (mine === 'drop') this.#outbox.update(() => [])
      try {
        await this.#load()
      } catch {
        return false
      }
      this.#outbox.resume()
      return true
    })
    return isRead && this.flush()
  }

  /** Stops sending; unsaved changes stay stored for a reload. */
  stop(): void {
    this.#outbox.stop()
  }

  /** Deletes the stored changes. */
  discard(): void {
    this.stop()
    this.#outbox.update(() => [])
  }

  /** All that is unsent, as one change. */
  get #unsent(): SheetChange {
    return this.#outbox.changes.reduce(mergeChanges, {})
  }

  get #isRefused(): boolean {
    return Object.keys(this.read().errors).length > 0
  }

  async #takeUpKept() {
    this.#kept = await this.#options.openKept()
    for (const { changes, sheet } of this.#kept.found) {
      this.#keptSheet = sheet
      for (const change of changes) this.change(change)
    }
  }

  #keep() {
    const { changes } = this.#outbox
    const sheet = this.read().sheet ?? this.#keptSheet
    this.#kept?.keep(changes.length > 0 ? [{ changes, sheet }] : [])
  }

  #received(change: SheetChange, answer: SheetAnswer) {
    this.#take(answer, movesText(change) ? this.#rebase(answer.sheet) : this.read().errors)
  }

  #failed(change: SheetChange, failure: Failure): NextStep {
    switch (failure.kind) {
      case 'refused': {
        const refusal = refusalOf(change, failure)
        this.#convert((other) => (other === change ? refusal.cut(change) : other))
        this.#become({ errors: { ...this.read().errors, ...refusal.errors } })
        if (refusal.notMoved.length > 0) {
          this.#notMoved++
          this.#options.onNotMoved(refusal.notMoved)
        }
        return 'send'
      }
      case 'conflict':
      case 'closed':
        this.#become({ saving: failure.kind })
        return 'stop'
      case 'offline':
      case 'waiting':
        this.#become({ saving: failure.kind })
        return failure
    }
  }

  #convert(to: (change: SheetChange) => SheetChange) {
    this.#outbox.update((all) => all.map(to).filter((change) => !isEmpty(change)))
  }

  /**
   * The server moved text into fields: unsaved input is converted to the new form. Returns the remaining
   * errors.
   */
  #rebase(sheet: Sheet): SheetState['errors'] {
    const { errors, sheet: before } = this.read()
    if (!before) {
      this.#typed = this.#unsent
      return {}
    }
    const [was, now] = [formValues(before), formValues(sheet)]
    this.#convert((change) => rebased(change, was, now))
    const waiting = fieldsOf(this.#unsent)
    const replaced = replacedFields(was, now).filter((field) => !waiting.includes(field))
    this.#typed = withoutFields(rebased(this.#typed, was, now), replaced)
    const left = Object.entries(errors).filter(([path]) => !replaced.includes(path))
    return Object.fromEntries(left)
  }

  async #load() {
    const { prompt, ...answer } = await this.#options.calls.read()
    this.#followAnswer(answer.sheet)
    this.#typed = this.#unsent
    const { saving } = this.read()
    this.#become({ phase: 'ready', prompt, saving: saving === 'refused' ? 'saved' : saving })
    this.#take(answer, {})
  }

  /**
   * If the answer to a tap was lost, the server may still have moved the text: then later input is
   * converted as it would have been with the answer, and the tap is not sent again.
   */
  #followAnswer(sheet: Sheet) {
    const before = this.read().sheet ?? this.#keptSheet
    const [first] = this.#outbox.changes
    if (!before || !first || !movesText(first)) return
    const [was, now] = [formValues(before), formValues(sheet)]
    const ids = [...sheet.suggestions, ...assumedOn(sheet)].map(({ id }) => id)
    this.#convert((change) => withoutSettled(rebased(change, was, now), ids))
  }

  async #readAgain() {
    // If this fails, the next change is sent without a version, because the other change was ours.
    this.#etag = null
    await this.#load().catch(() => undefined)
  }

  #take({ sheet, page, plan, etag }: SheetAnswer, errors: SheetState['errors']) {
    this.#etag = etag
    this.#become({ sheet, page, errors, answers: this.read().answers + 1 })
    this.#keep()
    this.#options.onPlan(plan)
  }

  #become(change: Partial<SheetState>) {
    const { sheet } = { ...this.read(), ...change }
    const { suggestions, unplaced } = this.#unsent
    this.set({
      ...change,
      leaving: { suggestions, unplaced },
      values: sheet && overlaid(formValues(sheet), this.#typed),
    })
  }
}
