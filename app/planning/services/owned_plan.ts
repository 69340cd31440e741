import type { User } from '#auth/main'
import { NotFound } from '#core/not_found'
import { DesignPlan } from '#planning/models/design_plan'

export async function ownedPlan(user: User, id: string): Promise<DesignPlan> {
  const plan = await DesignPlan.query().where({ id, user_id: user.id }).first()
  // Plans from before there were sheets are kept only for their fingerprint.
  if (!plan || plan.sheetJson === 'null') throw new NotFound('plan')
  return plan
}
