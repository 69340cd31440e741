import type { PlanDraft } from '#contract/api/planning'

interface UnderWay {
  userId: string
  /** The part that is written so far. */
  draft?: PlanDraft
  stop: AbortController
  ended: Promise<unknown>
}

const underWay = new Map<string, UnderWay>()

/** Runs `work`, which writes a plan; until it has ended, the plan can be found by its id. */
export async function trackDraft<T>(
  id: string,
  userId: string,
  work: (onDraft: (draft: PlanDraft) => void, stop: AbortSignal) => Promise<T>
): Promise<T> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const mine: UnderWay = { userId, stop: new AbortController(), ended }
  underWay.set(id, mine)
  try {
    return await work((draft) => (mine.draft = draft), mine.stop.signal)
  } finally {
    underWay.delete(id)
    end()
  }
}

/** The part of a plan that is written so far; undefined if this person has no such plan in progress. */
export function draftInProgress(userId: string, id: string): PlanDraft | undefined {
  const found = underWay.get(id)
  if (found?.userId !== userId) return undefined
  return found.draft ?? { plan_id: id, design_plan: '' }
}

/** Cancels the writing of a plan, which is then not stored. False if it is not being written. */
export async function cancelDraft(userId: string, id: string): Promise<boolean> {
  const found = underWay.get(id)
  if (found?.userId !== userId) return false
  found.stop.abort()
  await found.ended
  return true
}
