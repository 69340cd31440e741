import type { DesignPlan, PlanDraft } from '#contract/api/planning'
import { ApiError } from './api_error.ts'
import type { ServerMessage } from './event_stream.ts'

interface StreamedPlan {
  /** Makes the call; resolves with the plan where the server answers whole. */
  open(onEvent: (message: ServerMessage) => void): Promise<DesignPlan | undefined>
  onDraft(draft: PlanDraft): void
  /** A plan, or what there is of it while it is being written. */
  find: Find
  /** Milliseconds between two looks for a plan whose stream broke off. */
  every?: number
}

type Find = (planId: string) => Promise<DesignPlan | PlanDraft>

/** As long as the server goes on reading a prompt, and a little longer. */
const LOOKS = 35

/**
 * A plan by a call that may stream it. The server goes on where the stream breaks off, so the plan
 * is then looked for by its id instead of being asked for a second time.
 */
export async function streamedPlan({ open, onDraft, find, every = 2_000 }: StreamedPlan) {
  let planId: string | undefined
  let done: DesignPlan | undefined
  let refusal: ApiError | undefined
  try {
    const whole = await open(({ event, data }) => {
      if (event === 'done') done = data as DesignPlan
      if (event === 'problem') refusal = new ApiError(data as { status: number; body: unknown })
      if (event !== 'plan') return
      planId = (data as PlanDraft).plan_id
      onDraft(data as PlanDraft)
    })
    if (whole) return whole
  } catch (error) {
    if (!planId) throw error
  }
  if (refusal) throw refusal
  const plan = done ?? (planId && (await planUnderWay({ planId, onDraft, find, every })))
  if (!plan) throw new ApiError({ status: 0, code: 'no_answer' })
  return plan
}

interface PlanUnderWay extends Pick<StreamedPlan, 'onDraft' | 'find' | 'every'> {
  planId: string
}

/** A plan that is being written, once it is there; undefined where nobody writes it any more. */
export async function planUnderWay({ planId, onDraft, find, every = 2_000 }: PlanUnderWay) {
  for (let look = 0; look < LOOKS; look++) {
    if (look > 0) await new Promise((go) => setTimeout(go, every))
    try {
      const found = await find(planId)
      if ('sheet' in found) return found
      onDraft(found)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined
      if (status === 404) return undefined
      if (status !== 0) throw error
    }
  }
  throw new ApiError({ status: 0, code: 'no_answer' })
}
