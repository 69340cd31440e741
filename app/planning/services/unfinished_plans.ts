import { DesignPlan } from '#planning/models/design_plan'

/** Whoever has more of them looks for the newest. */
const MOST = 20

/** The plans that a person can go on with, the one that was changed last first. */
export function unfinishedPlans(userId: string): Promise<DesignPlan[]> {
  return (
    DesignPlan.query()
      .where({ user_id: userId, state: 'reviewing' })
      // Plans older than sheets are kept for their fingerprint alone.
      .whereNotNull('sheet')
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
  )
}
