import type { DesignPlan, PlanDraft } from '#contract/api/planning'
import { ApiError } from './api_error.ts'
import type { ServerMessage } from './event_stream.ts'

interface StreamedPlan {
  /** Makes the call; resolves with the plan where the server answers whole. */
  open(onEvent: (message: ServerMessage) => void): Promise<DesignPlan | undefined>
  onDraft(draft: PlanDraft): void
  find(planId: string): Promise<DesignPlan>
  /** Milliseconds between two looks for a plan whose stream broke off. */
  every?: number
}

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
  return done ?? (await foundLater(find, planId, every))
}

async function foundLater(find: StreamedPlan['find'], planId: string | undefined, every: number) {
  for (let look = 0; planId && look < LOOKS; look++) {
    if (look > 0) await new Promise((go) => setTimeout(go, every))
    try {
      return await find(planId)
    } catch (error) {
      if (!(error instanceof ApiError) || ![0, 404].includes(error.status)) throw error
    }
  }
  throw new ApiError({ status: 0, code: 'no_answer' })
}
