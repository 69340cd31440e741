import type { EditedByInstruction } from '#contract/api/editing'
import type { Step } from '#contract/api/websites'
import { ApiError } from '../../lib/api/api_error.ts'
import { t } from '../../lib/text/text.ts'
import { changedElements } from '../engine/changed_elements.ts'
import { isWholePage } from '../engine/whole_page.ts'
import type { EditsState, Performed } from './edits_state.ts'
import { isStale, reasonOf } from './failures.ts'
import { InstructionBackup } from './instruction_backup.ts'
import { LocalEdits } from './local_edits.ts'

/** All changes to a website's page. Undo, redo and other calls are made after waiting changes were sent. */
export class Edits extends LocalEdits {
  async undo(): Promise<void> {
    const { nothingToUndo, undoFailed } = this.options.notices
    await this.#step('undo', nothingToUndo, undoFailed)
  }

  async redo(): Promise<void> {
    const { nothingToRedo, redoFailed } = this.options.notices
    await this.#step('redo', nothingToRedo, redoFailed)
  }

  /**
   * Lets the server change the page; manual changes meanwhile are applied to its answer. With `completes`
   * it is undone together with the instruction before. Undefined if another call is running; errors of
   * `ask` are thrown.
   */
  async instruct(
    ask: (version: number) => Promise<EditedByInstruction>,
    { completes = false } = {}
  ): Promise<EditedByInstruction | undefined> {
    return this.#asked('instruct', async () => {
      const { version, page } = this.source
      const first = completes ? this.backup : null
      const given = await ask(version)
      if (given.version === version) return given
      this.take({ ...given, html_content: given.modified_html })
      this.keepBackup(first ?? new InstructionBackup(page.text, this.outbox.changes))
      return given
    })
  }

  /**
   * Lets another call change the page after all local changes were sent. Undefined if another call is
   * running; errors of `ask` are thrown.
   */
  async perform<Answer extends Step>(
    ask: (version: number) => Promise<Answer>
  ): Promise<Performed<Answer> | undefined> {
    return this.#asked('perform', async () => {
      const before = this.source.page
      const answer = await ask(this.source.version)
      this.take(answer)
      return { answer, changed: changedElements(before, this.source.page) }
    })
  }

  /** Shows the page before the last instruction; it is not sent to the server yet. */
  async undoInstruction(): Promise<boolean> {
    const { notices } = this.options
    return this.#busyWith('undo', notices.undoFailed, async () => {
      const backup = this.backup
      if (!backup) notices.nothingToUndo()
      if (!backup) return false
      const isSent = await this.outbox.afterAll(async () => true)
      if (!isSent) throw new ApiError({ status: 0 })
      // The page was changed elsewhere since, which the backup does not contain.
      if (this.backup !== backup) return false
      this.held = {
        type: 'page',
        html: backup.withoutInstruction(),
        version: this.source.version,
      }
      this.source.apply(this.held)
      this.keepBackup(null)
      this.set({ isHeld: true })
      this.showPage()
      return true
    })
  }

  /** The page after undoing the last instruction. */
  beforeInstruction(): string | undefined {
    return this.backup?.withoutInstruction()
  }

  /** Restores an earlier revision as a change that can be undone; resolves to true on success. */
  async restore(revision: string): Promise<boolean> {
    const { notices, calls } = this.options
    return this.#busyWith('restore', notices.restoreFailed, async () => {
      const restore = () => calls.restore(revision, this.source.version)
      const step = await this.outbox.afterAll(restore)
      if (!step) throw new ApiError({ status: 0 })
      this.take(step)
      notices.restored()
      return true
    })
  }

  /** Sends everything and the whole text; resolves to true if the server has it. */
  async save(): Promise<boolean> {
    const { notices, calls } = this.options
    return this.#busyWith('save', notices.saveFailed, async () => {
      this.letGo()
      if (!isWholePage(this.source.page.text)) {
        notices.saveFailed(t('editor.save.corrupted'))
        return false
      }
      const save = () => calls.save(this.source.page.text, this.source.version)
      const receipt = await this.outbox.afterAll(() =>
        save().catch(async (error) => {
          if (!isStale(error)) throw error
          await this.catchUp()
          return save()
        })
      )
      if (!receipt) throw new ApiError({ status: 0 })
      this.stand(receipt)
      notices.saved()
      return true
    })
  }

  /** Restores the page as it was when the editor was opened; this can be undone. */
  async discard(): Promise<boolean> {
    const { notices, calls, opening } = this.options
    return this.#busyWith('discard', notices.saveFailed, async () => {
      return this.outbox.between(async () => {
        try {
          const receipt = await calls.save(opening.html_content, this.source.version)
          this.outbox.update(() => [])
          this.take({ ...receipt, html_content: opening.html_content })
          return true
        } catch (error) {
          if (!isStale(error)) throw error
          // The person has not seen what else would be discarded: they see it first.
          await this.catchUp()
          return false
        }
      })
    })
  }

  async #step(name: 'undo' | 'redo', nothing: () => void, failed: (message: string) => void) {
    await this.#busyWith(name, failed, async () => {
      try {
        const call = this.options.calls[name]
        const step = await this.outbox.afterAll(() => call(this.source.version))
        if (!step) throw new ApiError({ status: 0 })
        this.take(step)
        return true
      } catch (error) {
        if (isStale(error)) {
          await this.outbox.between(() => this.catchUp())
          return false
        }
        if (!(error instanceof ApiError) || error.code !== `nothing_to_${name}`) throw error
        this.set(name === 'undo' ? { canUndo: false } : { canRedo: false })
        nothing()
        return false
      }
    })
  }

  /** Calls the server after all local changes were sent. */
  async #asked<Answer>(
    busy: EditsState['busy'],
    act: () => Promise<Answer>
  ): Promise<Answer | undefined> {
    if (this.read().busy) return undefined
    this.set({ busy })
    try {
      this.letGo()
      const answer = await this.outbox.afterAll(act)
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
}
