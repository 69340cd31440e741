import type { WebsiteLimit } from '../../lib/api/website_limit.ts'
import type { PlanDraft } from '#contract/api/planning'
import type { Schedule } from '../../lib/browser/schedule.ts'
import { Store } from '../../lib/store.ts'
import type { FilledRequest } from '../form/design_request.ts'
import { firstState, type FlowFailure, type FlowState, type Unclear } from './flow_state.ts'
import type { SavedFlow } from './saved_flow.ts'

/** The server's answer with a plan. */
interface PlanAnswer {
  design_plan: string
  done?: string[]
  not_understood?: string[]
  unclear?: Unclear[]
  notice?: string
}

type WholePlan = PlanAnswer & { plan_id: string }

export interface PlanCalls {
  /** `onDraft` is called with the plan while it is written. */
  analyze(request: FilledRequest, onDraft: (draft: PlanDraft) => void): Promise<WholePlan>
  /** A plan that was being written before a reload; undefined if it is not written any more. */
  takeUp(planId: string, onDraft: (draft: PlanDraft) => void): Promise<WholePlan | undefined>
  /** Cancels a plan. */
  drop(planId: string): Promise<void>
  /** `choices`: the meanings that were chosen for the same feedback. */
  update(planId: string, feedback: string, choices?: string[]): Promise<PlanAnswer>
  approve(planId: string): Promise<{
    status?: string
    task_id?: string | null
    website_id?: string | null
  }>
  /** Cancels a build; resolves to its state. */
  cancel(taskId: string): Promise<{ website_id?: string | null }>
}

/** The content of a refusal: the website limit, or the server's sentence if there is one. */
export type Refusal = { limit: WebsiteLimit } | { detail: string | null }

export type FlowOutcome =
  { kind: 'building'; taskId: string } | { kind: 'ready'; websiteId: string }

interface PlanFlowOptions {
  request: FilledRequest
  saved: SavedFlow
  calls: PlanCalls
  refusalOf(error: unknown): Refusal
  schedule: Schedule
  /** A build has started. Called at once, also if the person has left meanwhile. */
  onBuildStarted(taskId: string): void
  /** The person has cancelled the build. */
  onBuildCancelled(taskId: string): void
  /** The flow has ended; called once, and never after `leave`. */
  onOutcome(outcome: FlowOutcome): void
}

/** The longest time that the screen announces for a plan, in milliseconds. */
const ANNOUNCED = 30_000

/** How long the building step stays before the person is taken to their websites. */
const BEFORE_REDIRECT = 10_000

/**
 * One visit's flow from a request to an approved plan. Each step makes its call only once; responses
 * that arrive after `leave` are ignored.
 */
export class PlanFlow extends Store<FlowState> {
  readonly #options: PlanFlowOptions
  #calling = false
  #present = false
  #dropped = false
  #callOff?: () => void

  constructor(options: PlanFlowOptions) {
    super(options.saved.read() ?? firstState(options.request))
    this.#options = options
  }

  /** Starts, or continues after a reload: the call of an unfinished step is repeated. */
  start(): void {
    this.#present = true
    this.#options.saved.write(this.read())
    const { step, failure, limit, taskId } = this.read()
    if (taskId) return this.#endSoon(taskId)
    if (failure || limit) return
    if (step === 'analyzing') void this.#analyze()
    if (step === 'updating') void this.#update()
    if (step === 'creating') void this.#approve()
  }

  /** Ends the visit and deletes its saved state. `start` begins again. */
  leave(): void {
    this.#present = false
    this.#callOff?.()
    this.#options.saved.clear()
  }

  /** Cancels a plan that is being written; one under review stays listed as unfinished. */
  drop(): void {
    const { step, planId } = this.read()
    if (step !== 'analyzing') return
    this.#dropped = true
    if (planId) this.#callOffPlan(planId)
  }

  /** After a failed analysis. */
  retry(): void {
    if (this.read().step === 'analyzing') void this.#analyze()
  }

  typeFeedback(feedback: string): void {
    this.#become({ feedback })
  }

  update(): void {
    if (this.read().step === 'plan_review' && this.read().feedback.trim()) void this.#update()
  }

  /** Chooses one of several meanings. Text that was typed meanwhile stays. */
  choose(words: string, reading: string): void {
    if (this.read().step === 'plan_review') void this.#update({ words, reading })
  }

  /** The plan was changed by a chosen direction or a changed sheet. */
  take(plan: string): void {
    if (this.read().step === 'plan_review' && plan !== this.read().plan) this.#become({ plan })
  }

  approve(): void {
    if (this.read().step === 'plan_review') void this.#approve()
  }

  /** Cancels the build and returns to the plan; a build that is already finished is shown. */
  async cancelBuild(): Promise<void> {
    const { taskId } = this.read()
    if (!taskId || this.#calling) return
    this.#callOff?.()
    await this.#call('cancel_failed', 'creating', 'creating', async () => {
      const { website_id: websiteId } = await this.#options.calls.cancel(taskId)
      if (websiteId) return this.#end({ kind: 'ready', websiteId })
      this.#options.onBuildCancelled(taskId)
      this.#become({ step: 'plan_review', taskId: null })
    })
    if (this.read().taskId && this.#present) this.#endSoon(taskId)
  }

  dismissLimit(): void {
    this.#become({ limit: null })
  }

  async #analyze() {
    await this.#call('plan_failed', 'analyzing', 'analyzing', async () => {
      this.#become({ plan: '', stage: null })
      const { calls } = this.#options
      const { request, planId: begun } = this.read()
      const onDraft = ({ plan_id: planId, design_plan: plan, stage }: PlanDraft) => {
        const isFirst = planId !== this.read().planId
        this.#become({ planId, plan, stage: stage ?? null })
        if (isFirst && this.#dropped) this.#callOffPlan(planId)
      }
      const found = begun ? await calls.takeUp(begun, onDraft) : undefined
      const answer = found ?? (await calls.analyze(request, onDraft))
      const { plan_id: planId, design_plan: plan, notice = null } = answer
      if (this.#dropped) return this.#callOffPlan(planId)
      this.#become({ step: 'plan_review', planId, plan, notice })
    })
  }

  /** The result is ignored: a plan that was not cancelled is listed as unfinished. */
  #callOffPlan(planId: string) {
    this.#options.calls.drop(planId).catch(() => undefined)
  }

  async #update(chosen?: { words: string; reading: string }) {
    await this.#call('update_failed', 'updating', 'plan_review', async () => {
      const { planId, feedback, heard } = this.read()
      const { update } = this.#options.calls
      const answer = chosen
        ? await update(planId!, chosen.words, [chosen.reading])
        : await update(planId!, feedback.trim())
      const { done = [], not_understood: notUnderstood = [], unclear = [] } = answer
      // Other questions stay open.
      const open = chosen
        ? (heard?.unclear ?? []).filter(({ words }) => words !== chosen.words)
        : []
      this.#become({
        step: 'plan_review',
        plan: answer.design_plan,
        heard: { done, notUnderstood, unclear: [...unclear, ...open] },
        notice: answer.notice ?? null,
        feedback: chosen ? feedback : '',
      })
    })
  }

  async #approve() {
    await this.#call('approve_failed', 'creating', 'plan_review', async () => {
      const answer = await this.#options.calls.approve(this.read().planId!)
      if (answer.status === 'processing' && answer.task_id) {
        this.#become({ taskId: answer.task_id })
        this.#options.onBuildStarted(answer.task_id)
        if (this.#present) this.#endSoon(answer.task_id)
      } else if (answer.website_id) {
        this.#end({ kind: 'ready', websiteId: answer.website_id })
      } else {
        this.#become({ step: 'plan_review', failure: 'unexpected_response' })
      }
    })
  }

  /** Makes the call of a step unless one is running; a refusal leads to the step `after`. */
  async #call(
    failure: FlowFailure,
    during: FlowState['step'],
    after: FlowState['step'],
    act: () => Promise<void>
  ) {
    if (this.#calling) return
    this.#calling = true
    this.#become({ step: during, failure: null, detail: null, limit: null, isLong: false })
    const { schedule } = this.#options
    const callOff = schedule(() => this.#become({ isLong: true }), ANNOUNCED)
    try {
      await act()
    } catch (error) {
      const refusal = this.#options.refusalOf(error)
      this.#become({ step: after, ...('limit' in refusal ? refusal : { failure, ...refusal }) })
    } finally {
      callOff()
      this.#calling = false
    }
  }

  #endSoon(taskId: string) {
    this.#callOff?.()
    const end = () => this.#end({ kind: 'building', taskId })
    this.#callOff = this.#options.schedule(end, BEFORE_REDIRECT)
  }

  #end(outcome: FlowOutcome) {
    if (!this.#present) return
    this.leave()
    this.#options.onOutcome(outcome)
  }

  #become(change: Partial<FlowState>) {
    this.set(change)
    if (this.#present) this.#options.saved.write(this.read())
  }
}
