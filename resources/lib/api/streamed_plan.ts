import type { DesignPlan, PlanDraft } from '#contract/api/planning'
import { PLAN_SECONDS } from '#contract/limits'
import { ApiError } from './api_error.ts'
import type { ServerMessage } from './event_stream.ts'

interface StreamedPlan {
  /** Makes the call; resolves with the plan if the server does not stream. */
  open(onEvent: (message: ServerMessage) => void): Promise<DesignPlan | undefined>
  onDraft(draft: PlanDraft): void
  /** A plan, or the part that exists while it is written. */
  find: Find
  /** The polling interval for a plan whose stream was interrupted, in milliseconds. */
  every?: number
}

type Find = (planId: string) => Promise<DesignPlan | PlanDraft>

/** The number of polls, one every two seconds; together slightly longer than the server's limit for reading a prompt. */
const LOOKS = (PLAN_SECONDS + 20) / 2

/**
 * Requests a plan by a call that may stream it. If the stream is interrupted, the server continues, so the
 * plan is then polled by its id instead of being requested again.
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

/** Waits for a plan that is being written; undefined if it is not written any more. */
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
