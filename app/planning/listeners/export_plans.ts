import type { AccountExporting } from '#auth/events'
import { DesignPlan } from '#planning/models/design_plan'

/** What a person asked for, and what was read from it. */
export async function exportPlans({ userId, add }: AccountExporting): Promise<void> {
  const plans = await DesignPlan.query().where('user_id', userId).orderBy('created_at')
  const told = plans.map(({ id, state, request, sheet, markdown, createdAt }) => ({
    id,
    state,
    request,
    sheet,
    design_plan: markdown,
    created_at: createdAt.toISO(),
  }))
  add('plans.json', JSON.stringify(told, null, 2))
}
