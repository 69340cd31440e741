import logger from '@adonisjs/core/services/logger'
import type { Edit, EditRequest, Revised, Unclear } from 'site-designer'
import { ModelFailure, type Model } from '#core/model/main'
import type { Asker, Designer, FeedbackRequest } from '#planning/designers/designer'
import { CountedModel } from '#planning/designers/openai/counted_model'
import type { DesignMode } from '#planning/designers/openai/design'
import { noticeOf, undesignedNotice, type DoneWithout } from '#planning/designers/openai/notice'
import { promptVersions } from '#planning/designers/openai/prompts'
import { modelLimit } from '#planning/services/time_limits'

// Modules that call a model are loaded when a model is called, which most processes never do.
const reading = () => import('#planning/designers/openai/read')
const finding = () => import('#planning/designers/openai/concept')
const revising = () => import('#planning/designers/openai/revise')
const writing = () => import('#planning/designers/openai/write')
const editing = () => import('#planning/designers/openai/edit')

/**
 * A designer with a language model. Its answers are checked by code; if it fails, the built-in designer
 * does that part, and the person is told so in one sentence.
 */
export class OpenaiDesigner implements Designer {
  readonly name = 'openai'
  readonly callsModel = true
  readonly #model: Model
  readonly #builtin: Designer
  readonly #asker: Asker
  readonly #design: DesignMode
  /** Where the model only writes words, a page has no idea of its own. */
  readonly concept: Designer['concept']

  constructor(model: Model, builtin: Designer, asker: Asker, design: DesignMode = 'words') {
    this.#model = model
    this.#builtin = builtin
    this.#asker = asker
    this.#design = design
    this.concept = design === 'words' ? undefined : this.#findConcept
  }

  get version(): string {
    return promptVersions()
  }

  read: Designer['read'] = async (prompt, form, signal, onDraft) => {
    const rules = await this.#builtin.read(prompt, form, signal)
    onDraft?.(rules)
    return this.#orElse(
      'read',
      signal,
      async () => rules,
      async (asked) => {
        const { read } = await reading()
        return read(this.#model, { prompt, rules, onDraft, ...asked })
      }
    )
  }

  revise: Designer['revise'] = (request, signal) =>
    // Only the built-in commands ask, so the choice is for them.
    request.choices?.length
      ? this.#builtin.revise(request, signal)
      : this.#orElse(
          'revise',
          signal,
          () => this.#builtin.revise(request, signal),
          async (asked) => {
            const { revise } = await revising()
            return this.#withTheRest(await revise(this.#model, request, asked), request, signal)
          }
        )

  /** Instructions that the model cannot carry out are passed to the built-in commands. */
  async #withTheRest(
    { sheet, done, notUnderstood }: Revised,
    request: FeedbackRequest,
    signal?: AbortSignal
  ): Promise<Revised> {
    const all = { sheet, done: [...done], notUnderstood: [] as string[], unclear: [] as Unclear[] }
    for (const feedback of notUnderstood) {
      const rest = await this.#builtin.revise({ ...request, sheet: all.sheet, feedback }, signal)
      all.sheet = rest.sheet
      all.done.push(...rest.done)
      const isHeard = rest.done.length > 0 || rest.unclear !== undefined
      all.notUnderstood.push(...(isHeard ? rest.notUnderstood : [feedback]))
      all.unclear.push(...(rest.unclear ?? []))
    }
    return all
  }

  /** A plan without an idea is a whole plan, so that a failure is not told. */
  #findConcept: NonNullable<Designer['concept']> = async (request, signal, onDraft) => {
    const { findConcept } = await finding()
    const { userId } = this.#asker
    try {
      return await findConcept(this.#model, request, { userId, signal, onDraft })
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof ModelFailure)) throw error
      logger.warn({ err: error }, 'the model found no idea for the page')
      return undefined
    }
  }

  write: Designer['write'] = async (request, onProgress, signal) => {
    const { userId, tell } = this.#asker
    const { write } = await writing()
    const model = new CountedModel(this.#model)
    const { copy, sections, failed, because, undesigned } = await write(model, request, {
      design: this.#design,
      userId,
      signal,
      onProgress,
    })
    const count = { sections, failed, undesigned, ...model.used }
    logger.info(count, 'the model has made the sections of a page')
    if (because) {
      const why = new ModelFailure(because, 'Sections were not written.')
      tell(noticeOf(why, { failed, sections }))
    }
    if (undesigned > 0) tell(undesignedNotice(undesigned, sections))
    return copy
  }

  edit: Designer['edit'] = async (request, signal) => {
    const made = await this.#orElse(
      'edit',
      signal,
      (because) => this.#byCommands(because, request, signal),
      async (asked) => {
        const { edit } = await editing()
        return edit(this.#model, request, asked)
      }
    )
    return made.outcome === 'cannot' && made.can.length === 0
      ? this.#withCommands(made.why, request, signal)
      : made
  }

  /** It is the model's own work, so nobody else repairs it, and a failure is for the caller. */
  repair: NonNullable<Designer['repair']> = async (request, signal) => {
    const { repair } = await editing()
    return repair(this.#model, request, { userId: this.#asker.userId, signal })
  }

  /** Built-in commands need no model; for other wordings the answer is why the model gave none. */
  async #byCommands(because: unknown, request: EditRequest, signal?: AbortSignal): Promise<Edit> {
    const made = await this.#builtin.edit(request, signal)
    if (made.outcome === 'cannot') throw because
    return made
  }

  /**
   * Passes an instruction that the model cannot carry out to the built-in commands; if they cannot
   * either, the answer lists what works.
   */
  async #withCommands(why: string, request: EditRequest, signal?: AbortSignal): Promise<Edit> {
    const made = await this.#builtin.edit(request, signal)
    return made.outcome === 'cannot' ? { ...made, why } : made
  }

  async #orElse<T>(
    what: DoneWithout,
    signal: AbortSignal | undefined,
    otherwise: (because: unknown) => Promise<T>,
    asking: (asked: { userId?: string; signal: AbortSignal }) => Promise<T>
  ): Promise<T> {
    signal?.throwIfAborted()
    const late = AbortSignal.timeout(modelLimit(what === 'edit' ? 'edit' : 'plan'))
    const { userId, tell } = this.#asker
    try {
      return await asking({ userId, signal: signal ? AbortSignal.any([signal, late]) : late })
    } catch (error) {
      signal?.throwIfAborted()
      logger.warn({ err: error, what }, 'the model gave no answer that can be used')
      const because = late.aborted ? new ModelFailure('too_slow', 'Too slow.') : error
      const made = await otherwise(because)
      tell(noticeOf(because, what))
      return made
    }
  }
}
