import type { Refusal } from 'editor-engine'
import type { Edited } from '#contract/api/editing'
import type { Step } from '#contract/api/websites'
import { ApiError } from '../../lib/api/api_error.ts'
import type { KeptChanges } from '../../lib/outbox/kept_changes.ts'
import { Outbox, type NextStep } from '../../lib/outbox/outbox.ts'
import { isTagged } from '../engine/facts.ts'
import { aimOf, type EditOperation, type WholePage } from '../engine/operation.ts'
import { patchOf } from '../engine/patch.ts'
import { Source } from '../engine/source.ts'
import type { EditsOptions, EditsState } from './edits_state.ts'
import { isFinal, isStale, reasonOf } from './failures.ts'
import { InstructionBackup } from './instruction_backup.ts'
import { Store } from '../../lib/store.ts'

/** While a person drags through colours, only the last value is sent. */
const SETTLING = 400
/** A colour or size replaces the one before it; a text or a link may depend on it. */
const VALUES = new Set<EditOperation['type']>(['set_style', 'set_token', 'batch'])
/** After so many conflicts in a row, two editors pause. */
const OVERTAKEN = 5

/**
 * The page with local changes: each is applied to the source text, shown, stored and sent in order. If the
 * server has a newer page, that is loaded and the local changes are applied to it.
 */
export class LocalEdits extends Store<EditsState> {
  protected readonly options: EditsOptions
  protected readonly source: Source
  protected readonly outbox: Outbox<EditOperation, Edited>
  readonly #told = new WeakSet<EditOperation>()
  readonly #carried = new WeakSet<EditOperation>()
  /** Why the server has refused a change. */
  readonly #refusals = new WeakMap<EditOperation, string>()
  #kept: KeptChanges<EditOperation> | null = null
  #overtaken = 0
  protected backup: InstructionBackup | null = null
  protected held: WholePage | null = null

  constructor(options: EditsOptions) {
    const { opening, schedule } = options
    const source = new Source(opening.html_content, opening.version)
    super({
      page: source.page,
      delivery: 'idle',
      waiting: 0,
      isRefused: false,
      canUndo: opening.can_undo,
      canRedo: opening.can_redo,
      busy: null,
      hasBackup: false,
      isHeld: false,
      isKept: true,
    })
    this.options = options
    this.source = source
    this.outbox = new Outbox({
      merge: replacement,
      keep: (operations) => this.#keep(operations),
      send: (operation) => options.calls.send(operation, source.version),
      onReceived: (operation, receipt) => this.#received(operation, receipt),
      onFailed: (operation, error) => this.#failed(operation, error),
      onState: (delivery) => this.set({ delivery }),
      schedule,
    })
  }

  /** Loads the changes that an earlier visit could not send. */
  async open(): Promise<void> {
    this.#kept = await this.options.openKept()
    const { found } = this.#kept
    for (const operation of found) this.outbox.add(operation)
    this.outbox.remove(...this.source.replay(this.outbox.changes))
    this.showPage()
    if (!isTagged(this.source.page)) this.change({ type: 'tag', now: this.options.now() })
    if (found.length > 0) this.outbox.nudge(0)
  }

  /** Sends what it can; the rest stays stored for the next visit. */
  async close(): Promise<void> {
    await this.outbox.flush()
    this.outbox.stop()
    this.#kept?.close()
  }

  get isChanged(): boolean {
    return this.source.page.text !== this.options.opening.html_content
  }

  /** Makes a change, or returns the reason why not. */
  change(operation: EditOperation): Refusal | undefined {
    // The shown page must be byte for byte what the server will make of the change.
    const outcome = this.outbox.merged(operation)
      ? this.source.applyInstead(operation)
      : this.source.apply(operation)
    if (!outcome.ok) return outcome.error
    if (outcome.page.text === outcome.before.text) return undefined
    this.letGo()
    this.backup?.add(operation)
    this.outbox.add(operation)
    const { page } = this.source
    this.set({ page, canUndo: true, canRedo: false, delivery: 'sending', isRefused: false })
    this.options.show(patchOf(operation, outcome.before, page))
    this.outbox.nudge(VALUES.has(operation.type) ? SETTLING : 0)
    return undefined
  }

  /**
   * Sets a text and waits until the server has it. Resolves to the reason if it was refused; without a
   * connection the text is kept, which is no refusal.
   */
  async changeText(element: string, text: string): Promise<string | undefined> {
    const operation: EditOperation = { type: 'set_text', element, text }
    const refusal = this.change(operation)
    if (refusal) return refusal.message
    await this.flush()
    return this.#refusals.get(operation)
  }

  /** Sends all changes; resolves to true if the server has everything. */
  async flush(): Promise<boolean> {
    return this.outbox.flush()
  }

  /** The same, including an undo that is not saved yet. */
  async keep(): Promise<boolean> {
    this.letGo()
    return this.flush()
  }

  /** Sends waiting changes at once, for example when the connection is back. */
  retry(): void {
    if (this.outbox.changes.length > 0) this.outbox.nudge(0)
  }

  /** Loads the server's page if it is newer; resolves to true if it was. */
  async refresh(): Promise<boolean> {
    try {
      return await this.outbox.between(async () => {
        const newest = await this.options.calls.read()
        if (newest.version === this.source.version) return false
        this.take(newest)
        return true
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return false
    }
  }

  #received(operation: EditOperation, receipt: Edited): void {
    this.#overtaken = 0
    const { html_content: html, also_changed: elsewhere = [] } = receipt
    if (html === undefined) this.source.acknowledge(operation, receipt.version)
    else this.take({ ...receipt, html_content: html })
    this.stand(receipt)
    const { notices } = this.options
    const isNews = operation.type === 'set_text' && !this.#carried.has(operation)
    if (elsewhere.length > 0) notices.factChanged(elsewhere)
    else if (isNews) notices.textSaved()
  }

  async #failed(operation: EditOperation, error: unknown): Promise<NextStep> {
    if (isFinal(error)) {
      this.#refused(operation, error)
      return 'send'
    }
    try {
      if (!isStale(error) || ++this.#overtaken > OVERTAKEN) throw error
      await this.catchUp()
      return 'send'
    } catch (failure) {
      this.#overtaken = 0
      this.#delayed(operation)
      return { after: failure instanceof ApiError ? (failure.retryAfter ?? 0) * 1_000 : 0 }
    }
  }

  #refused(operation: EditOperation, error: unknown): void {
    const { notices } = this.options
    this.outbox.remove(operation)
    this.#refusals.set(operation, reasonOf(error))
    this.set({ isRefused: true })
    this.outbox.remove(...this.source.replay(this.outbox.changes))
    this.showPage()
    if (operation.type === 'set_text') notices.textFailed()
    else notices.changeRefused(reasonOf(error))
  }

  /** Notifies once; the saving state keeps showing it. */
  #delayed(operation: EditOperation): void {
    if (this.#told.has(operation)) return
    this.#told.add(operation)
    const { notices } = this.options
    if (operation.type === 'set_text') notices.textFailed()
    if (operation.type === 'set_url') notices.urlFailed()
  }

  /** Applies waiting changes to the newest page and notifies the person. */
  protected async catchUp(): Promise<void> {
    const newest = await this.options.calls.read()
    this.options.notices.caughtUp(this.take(newest))
    // Already part of that message; a second toast would replace the first.
    for (const operation of this.outbox.changes) this.#carried.add(operation)
  }

  /** Sets a new text of the server; returns the number of changes that could not be applied to it. */
  protected take(step: Step | (Edited & { html_content: string })): number {
    this.held = null
    this.keepBackup(null)
    this.set({ isHeld: false })
    const waiting = this.outbox.changes
    const lost = this.source.rebase(step.html_content, step.version, waiting)
    this.outbox.remove(...lost)
    this.stand(step)
    this.showPage()
    return lost.length
  }

  protected stand({ can_undo: canUndo, can_redo: canRedo }: Edited | Step): void {
    const isAhead = this.outbox.changes.length > 0
    this.set({ canUndo: canUndo || isAhead, canRedo: canRedo && !isAhead })
  }

  protected keepBackup(backup: InstructionBackup | null): void {
    this.backup = backup
    this.set({ hasBackup: backup !== null })
  }

  /** Sends an unsaved undo before anything else. */
  protected letGo(): void {
    if (!this.held) return
    this.outbox.add(this.held)
    this.held = null
    this.set({ isHeld: false })
  }

  protected showPage(): void {
    const { page } = this.source
    this.set({ page })
    this.options.show({ t: 'render', html: page.text })
  }

  #keep(operations: readonly EditOperation[]): void {
    const isKept = this.#kept?.keep(operations) ?? true
    this.set({ waiting: operations.length, isKept })
  }
}

function replacement(last: EditOperation, next: EditOperation): EditOperation | undefined {
  return VALUES.has(next.type) && aimOf(last) === aimOf(next) ? next : undefined
}
