import type { Sheet, SheetChange } from 'site-designer/sheet'
import { ChangeQueue } from './change_queue.ts'
import type { Failure } from './failure.ts'
import { formValues, overlaid, type FormValues } from './form_values.ts'
import type { KeptChanges } from './kept_changes.ts'
import {
  fieldsOf,
  isTap,
  mergeChanges,
  movesText,
  within,
  withoutFields,
  withoutSettled,
  withoutTaps,
} from './merge_changes.ts'
import { rebased, replacedFields } from './rebase.ts'
import { sendable } from './sendable.ts'
import { isUnfinished } from './unfinished.ts'

/** What the server tells of a plan's sheet. */
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

/**
 * How saving stands. `waiting`: it did not arrive and is tried again. `conflict`: the plan was
 * changed elsewhere, and the person says what counts. `closed`: it cannot be changed any more.
 * `unfinished`: an address is still being typed; it is sent when it is whole or its field is left.
 */
export type Saving =
  'saved' | 'saving' | 'unfinished' | 'offline' | 'waiting' | 'refused' | 'conflict' | 'closed'

export interface SheetState {
  phase: 'waiting' | 'failed' | 'ready'
  prompt: string
  sheet: Sheet | null
  /** What the form shows: what is known, with all that was typed since. */
  values: FormValues | null
  page: string
  saving: Saving
  /** What the server says against fields, by their paths. */
  errors: Record<string, string>
  /** Ids of suggestions and starts of unplaced stretches that were dealt with just now. */
  leaving: Pick<SheetChange, 'suggestions' | 'unplaced'>
  /** How many answers have come: something to follow for what depends on the sheet. */
  answers: number
}

interface SheetStoreOptions {
  calls: SheetCalls
  kept: KeptChanges
  failureOf(error: unknown): Failure
  /** How long nothing is typed before it is sent, in milliseconds; the page of a plan follows fast. */
  pause?: number
  /** Runs `act` after a delay; answers with what calls it off. */
  schedule(act: () => void, delay: number): () => void
  /** The plan follows the sheet. */
  onPlan(plan: string): void
  /** Words of the prompt were not moved, for these reasons: they stay where they were. */
  onNotMoved(reasons: string[]): void
}

const PAUSE = 60
const FIRST_RETRY = 1_000
const LONGEST_RETRY = 30_000

/** The sheet of a plan under review: shows each change at once and brings it to the server. */
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
  /** All that was typed since the form was last drawn from the server's sheet. */
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

  /** Reads the sheet; changes that an earlier visit could not send come along. */
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

  /** Tries to read it once more. */
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

  /** Sends all now. Says whether the server has everything that the form shows. */
  flush(): Promise<boolean> {
    return this.#inTurn(() => this.#sendAll())
  }

  /** Does something to the plan between two sendings, and reads the sheet that came of it. */
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

  /** The way out of a conflict: what was typed here goes on top of the newest, or is given up. */
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

  /** Tries no more; what did not arrive stays kept for a reload. */
  stop(): void {
    this.#callOff?.()
    this.#callOff = null
  }

  /** Nothing of it is kept. */
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

  /** Says whether there may be more to send at once. */
  #goesOn(change: SheetChange, failure: Failure): boolean {
    switch (failure.kind) {
      case 'refused': {
        const fields = fieldsOf(change)
        const paths = Object.keys(failure.fields)
        const isWrong = (field: string) => paths.some((path) => within(path, field))
        const wrong = fields.filter(isWrong)
        this.#queue.cut((sent) => {
          // A refusal that names no field is one of all of them.
          if (wrong.length === 0) return {}
          const typed = wrong.filter((field) => !isTap(field))
          return withoutTaps(withoutFields(sent, typed), paths)
        })
        const said = paths.length > 0 ? failure.fields : { [fields[0]!]: failure.reason }
        // The form has no input for what is said of a tap.
        const errors = Object.entries(said).filter(([path]) => !isTap(path))
        this.#become({ errors: { ...this.#state.errors, ...Object.fromEntries(errors) } })
        const reasons = Object.entries(said).filter(([path]) => isTap(path))
        if (reasons.length > 0) {
          this.#allMoved = false
          this.#options.onNotMoved([...new Set(reasons.map(([, reason]) => reason))])
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
   * The server moved text to fields: what was typed before that was known goes along with it.
   * Answers with what is still wrong.
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
    this.#become({
      phase: 'ready',
      prompt,
      saving: saving === 'refused' ? 'saved' : saving,
    })
    this.#take(answer, {})
  }

  /**
   * Where the answer to a tap was lost, the server may have moved the text all the same: then what
   * was typed since goes along, as it would have with the answer, and the tap is not sent again.
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
    // Should it fail, the next change is taken whatever was changed meanwhile: we changed it.
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
