import type { Refusal } from 'editor-engine'
import type { Edited, EditedByInstruction } from '#contract/api/editing'
import type { Step } from '#contract/api/websites'
import { ApiError } from '../../lib/api/api_error.ts'
import { t } from '../../lib/text/text.ts'
import { changedElements } from '../engine/changed_elements.ts'
import { isTagged } from '../engine/facts.ts'
import type { EditOperation, WholePage } from '../engine/operation.ts'
import { patchOf } from '../engine/patch.ts'
import { Source } from '../engine/source.ts'
import { isWholePage } from '../engine/whole_page.ts'
import { Delivery } from './delivery.ts'
import type { EditsOptions, EditsState, Performed } from './edits_state.ts'
import { isStale, reasonOf } from './failures.ts'
import { InstructionBackup } from './instruction_backup.ts'
import { Outbox, type Entry } from './outbox.ts'
import type { Shelf } from './shelf.ts'
import { Store } from './store.ts'

/** While a colour is being looked for, values follow each other; only the last one counts. */
const SETTLING = 400
const SETTLES = new Set<EditOperation['type']>(['set_style', 'set_token', 'batch'])

/**
 * All changes to one website's page: each is made on the source text here, shown, kept, and sent
 * by the specification's calls in its order. Undo and redo are the server's, over all changes.
 */
export class Edits extends Store<EditsState> {
  readonly #options: EditsOptions
  readonly #source: Source
  readonly #outbox: Outbox
  readonly #delivery: Delivery<Edited>
  readonly #told = new WeakSet<Entry>()
  readonly #carried = new WeakSet<EditOperation>()
  #shelf: Shelf | null = null
  #backup: InstructionBackup | null = null
  #held: WholePage | null = null

  constructor(options: EditsOptions) {
    const { opening, schedule } = options
    const source = new Source(opening.html_content, opening.version)
    super({
      page: source.page,
      delivery: 'idle',
      waiting: 0,
      canUndo: opening.can_undo,
      canRedo: opening.can_redo,
      busy: null,
      hasBackup: false,
      isHeld: false,
      isKept: true,
    })
    this.#options = options
    this.#source = source
    this.#outbox = new Outbox((operations) => this.#keep(operations))
    this.#delivery = new Delivery({
      outbox: this.#outbox,
      send: ({ operation }) => options.calls.send(operation, source.version),
      onReceived: (entry, receipt) => this.#received(entry, receipt),
      onRefused: (entry, error) => this.#refused(entry, error),
      onStale: () => this.#catchUp(),
      onDelayed: (entry) => this.#delayed(entry),
      onState: (delivery) => this.set({ delivery }),
      schedule,
    })
  }

  /** Takes up what an earlier visit could not send any more. */
  async open(): Promise<void> {
    this.#shelf = await this.#options.openShelf()
    const { found } = this.#shelf
    for (const operation of found) this.#outbox.add(operation)
    this.#drop(this.#source.replay(this.#outbox.operations))
    this.#showPage()
    if (!isTagged(this.#source.page)) this.change({ type: 'tag', now: this.#options.now() })
    if (found.length > 0) this.#delivery.nudge(0)
  }

  /** Sends what it can; the rest stays on the shelf for the next visit. */
  async close(): Promise<void> {
    await this.#delivery.flush()
    this.#delivery.stop()
    this.#shelf?.close()
  }

  get isChanged(): boolean {
    return this.#source.page.text !== this.#options.opening.html_content
  }

  /** Makes a change, or says why not. */
  change(operation: EditOperation): Refusal | undefined {
    // What is seen stays, to the byte, what the server will make of what is sent.
    const outcome = this.#outbox.isReplacedBy(operation)
      ? this.#source.applyInstead(operation)
      : this.#source.apply(operation)
    if (!outcome.ok) return outcome.error
    if (outcome.page.text === outcome.before.text) return undefined
    this.#letGo()
    this.#backup?.add(operation)
    this.#outbox.add(operation)
    const { page } = this.#source
    this.set({ page, canUndo: true, canRedo: false, delivery: 'sending' })
    this.#options.show(patchOf(operation, outcome.before, page))
    this.#delivery.nudge(SETTLES.has(operation.type) ? SETTLING : 0)
    return undefined
  }

  /** Sends what waits, and says whether the server has everything. */
  async flush(): Promise<boolean> {
    return this.#delivery.flush()
  }

  /** The same, with what was taken back here and not saved yet. */
  async keep(): Promise<boolean> {
    this.#letGo()
    return this.flush()
  }

  /** Tries at once what waits, such as when the connection is back. */
  retry(): void {
    if (this.#outbox.size > 0) this.#delivery.nudge(0)
  }

  async undo(): Promise<void> {
    const { nothingToUndo, undoFailed } = this.#options.notices
    await this.#step('undo', nothingToUndo, undoFailed)
  }

  async redo(): Promise<void> {
    const { nothingToRedo, redoFailed } = this.#options.notices
    await this.#step('redo', nothingToRedo, redoFailed)
  }

  /**
   * Lets the server change the page; what is changed by hand meanwhile goes on top of its answer.
   * Undefined where something else is under way; what `ask` throws is thrown.
   */
  async instruct(
    ask: (version: number) => Promise<EditedByInstruction>
  ): Promise<EditedByInstruction | undefined> {
    return this.#asked('instruct', async () => {
      const { version, page } = this.#source
      const given = await ask(version)
      if (given.version === version) return given
      this.#take({ ...given, html_content: given.modified_html })
      this.#keepBackup(new InstructionBackup(page.text, this.#outbox.operations))
      return given
    })
  }

  /**
   * Has the server change the page by a call of its own, once it has everything that was changed
   * here. Undefined where something else is under way; what `ask` throws is thrown.
   */
  async perform<Answer extends Step>(
    ask: (version: number) => Promise<Answer>
  ): Promise<Performed<Answer> | undefined> {
    return this.#asked('perform', async () => {
      const before = this.#source.page
      const answer = await ask(this.#source.version)
      this.#take(answer)
      return { answer, changed: changedElements(before, this.#source.page) }
    })
  }

  /** Shows the page as it was before the last instruction; the server is not told yet. */
  async undoInstruction(): Promise<boolean> {
    const { notices } = this.#options
    return this.#busyWith('undo', notices.undoFailed, async () => {
      const backup = this.#backup
      if (!backup) notices.nothingToUndo()
      if (!backup) return false
      const isSent = await this.#delivery.afterAll(async () => true)
      if (!isSent) throw new ApiError({ status: 0 })
      // Somebody else's change came in between: the backup knows nothing of it.
      if (this.#backup !== backup) return false
      this.#held = {
        type: 'page',
        html: backup.withoutInstruction(),
        version: this.#source.version,
      }
      this.#source.apply(this.#held)
      this.#keepBackup(null)
      this.set({ isHeld: true })
      this.#showPage()
      return true
    })
  }

  /** The page as taking the last instruction back would leave it. */
  beforeInstruction(): string | undefined {
    return this.#backup?.withoutInstruction()
  }

  /** Goes back to an earlier revision, as a change that can be undone. Says whether it did. */
  async restore(revision: string): Promise<boolean> {
    const { notices, calls } = this.#options
    return this.#busyWith('restore', notices.restoreFailed, async () => {
      const restore = () => calls.restore(revision, this.#source.version)
      const step = await this.#delivery.afterAll(restore)
      if (!step) throw new ApiError({ status: 0 })
      this.#take(step)
      notices.restored()
      return true
    })
  }

  /** Takes over what the server has, where that is newer. Says whether it was. */
  async refresh(): Promise<boolean> {
    try {
      return await this.#delivery.between(async () => {
        const newest = await this.#options.calls.read()
        if (newest.version === this.#source.version) return false
        this.#take(newest)
        return true
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return false
    }
  }

  /** Sends everything and the whole text. Says whether the server has it. */
  async save(): Promise<boolean> {
    const { notices, calls } = this.#options
    return this.#busyWith('save', notices.saveFailed, async () => {
      this.#letGo()
      if (!isWholePage(this.#source.page.text)) {
        notices.saveFailed(t('editor.save.corrupted'))
        return false
      }
      const save = () => calls.save(this.#source.page.text, this.#source.version)
      const receipt = await this.#delivery.afterAll(() =>
        save().catch(async (error) => {
          if (!isStale(error)) throw error
          await this.#catchUp()
          return save()
        })
      )
      if (!receipt) throw new ApiError({ status: 0 })
      this.#stand(receipt)
      notices.saved()
      return true
    })
  }

  /** Brings back the page as it was when the editor was opened; that too can be undone. */
  async discard(): Promise<boolean> {
    const { notices, calls, opening } = this.#options
    return this.#busyWith('discard', notices.saveFailed, async () => {
      await this.#delivery.between(async () => {
        const receipt = await calls.save(opening.html_content)
        this.#outbox.clear()
        this.#take({ ...receipt, html_content: opening.html_content })
      })
      return true
    })
  }

  async #step(name: 'undo' | 'redo', nothing: () => void, failed: (message: string) => void) {
    await this.#busyWith(name, failed, async () => {
      try {
        const call = this.#options.calls[name]
        const step = await this.#delivery.afterAll(() => call(this.#source.version))
        if (!step) throw new ApiError({ status: 0 })
        this.#take(step)
        return true
      } catch (error) {
        if (isStale(error)) {
          await this.#delivery.between(() => this.#catchUp())
          return false
        }
        if (!(error instanceof ApiError) || error.code !== `nothing_to_${name}`) throw error
        this.set(name === 'undo' ? { canUndo: false } : { canRedo: false })
        nothing()
        return false
      }
    })
  }

  /** Has the server act, once it has everything that was changed here. */
  async #asked<Answer>(
    busy: EditsState['busy'],
    act: () => Promise<Answer>
  ): Promise<Answer | undefined> {
    if (this.read().busy) return undefined
    this.set({ busy })
    try {
      this.#letGo()
      const answer = await this.#delivery.afterAll(act)
      if (!answer) throw new ApiError({ status: 0, code: 'no_answer' })
      return answer
    } catch (error) {
      if (isStale(error)) await this.refresh()
      throw error
    } finally {
      this.set({ busy: null })
    }
  }

  async #busyWith(
    busy: EditsState['busy'],
    failed: (message: string) => void,
    act: () => Promise<boolean>
  ): Promise<boolean> {
    if (this.read().busy) return false
    this.set({ busy })
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failed(reasonOf(error))
      return false
    } finally {
      this.set({ busy: null })
    }
  }

  #received({ operation }: Entry, receipt: Edited): void {
    this.#source.acknowledge(operation, receipt.version)
    this.#stand(receipt)
    const isNews = operation.type === 'set_text' && !this.#carried.has(operation)
    if (isNews) this.#options.notices.textSaved()
  }

  #refused({ operation }: Entry, error: unknown): void {
    const { notices } = this.#options
    this.#drop(this.#source.replay(this.#outbox.operations))
    this.#showPage()
    if (operation.type === 'set_text') notices.textFailed()
    else notices.changeRefused(reasonOf(error))
  }

  /** Said once: the state of saving goes on saying it. */
  #delayed(entry: Entry): void {
    if (this.#told.has(entry)) return
    this.#told.add(entry)
    const { notices } = this.#options
    if (entry.operation.type === 'set_text') notices.textFailed()
    if (entry.operation.type === 'set_url') notices.urlFailed()
  }

  /** Brings what waits onto the newest page, and says so. */
  async #catchUp(): Promise<void> {
    const newest = await this.#options.calls.read()
    this.#options.notices.caughtUp(this.#take(newest))
    // Said with that already; a second word would push the first one off the screen.
    for (const operation of this.#outbox.operations) this.#carried.add(operation)
  }

  /** Another text of the server's; gives back how many waiting changes found no place on it. */
  #take(step: Step | (Edited & { html_content: string })): number {
    this.#held = null
    this.#keepBackup(null)
    this.set({ isHeld: false })
    const waiting = this.#outbox.operations
    const lost = this.#source.rebase(step.html_content, step.version, waiting)
    this.#drop(lost)
    this.#stand(step)
    this.#showPage()
    return lost.length
  }

  #stand({ can_undo: canUndo, can_redo: canRedo }: Edited | Step): void {
    const isAhead = this.#outbox.size > 0
    this.set({ canUndo: canUndo || isAhead, canRedo: canRedo && !isAhead })
  }

  #keepBackup(backup: InstructionBackup | null): void {
    this.#backup = backup
    this.set({ hasBackup: backup !== null })
  }

  /** What was taken back here and is not saved yet goes to the server, before anything else. */
  #letGo(): void {
    if (!this.#held) return
    this.#outbox.add(this.#held)
    this.#held = null
    this.set({ isHeld: false })
  }

  #showPage(): void {
    const { page } = this.#source
    this.set({ page })
    this.#options.show({ t: 'render', html: page.text })
  }

  #drop(operations: EditOperation[]): void {
    this.#outbox.drop(operations)
  }

  #keep(operations: readonly EditOperation[]): void {
    const isKept = this.#shelf?.keep(operations) ?? true
    this.set({ waiting: operations.length, isKept })
  }
}
