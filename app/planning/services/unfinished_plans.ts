import { DesignPlan } from '#planning/models/design_plan'

/** A person with more plans needs only the newest. */
const MOST = 20

/** The unfinished plans of a person, most recently changed first. */
export function unfinishedPlans(userId: string): Promise<DesignPlan[]> {
  return (
    DesignPlan.query()
      .where({ user_id: userId, state: 'reviewing' })
      // Plans from before there were sheets are kept only for their fingerprint.
      .whereNotNull('sheet')
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
  )
}
