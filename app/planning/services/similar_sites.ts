import type { Fingerprint } from 'site-designer'
import { DesignPlan } from '#planning/models/design_plan'

const newest = 50

/**
 * The newest sites with which a new one is compared: the owner's, and those of the same kind. For an
 * unknown kind only the owner's.
 */
export async function similarSites(userId: string, kind: string | null): Promise<Fingerprint[]> {
  const approved = () =>
    DesignPlan.query()
      .select('id', 'fingerprint')
      .where('state', 'approved')
      .whereNotNull('fingerprint')
      .orderBy('created_at', 'desc')
      .limit(newest)
  const own = await approved().where('user_id', userId)
  const same = kind === null ? [] : await approved().where('kind', kind)
  const plans = new Map([...own, ...same].map((plan) => [plan.id, plan.fingerprint!]))
  return [...plans.values()]
}
