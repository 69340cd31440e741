import type { User } from '#auth/main'
import { NotFound } from '#core/not_found'
import { DesignPlan } from '#planning/models/design_plan'

export async function ownedPlan(user: User, id: string): Promise<DesignPlan> {
  const plan = await DesignPlan.query().where({ id, user_id: user.id }).first()
  // Plans older than sheets are kept for their fingerprint alone.
  if (!plan || plan.sheetJson === 'null') throw new NotFound('plan')
  return plan
}
