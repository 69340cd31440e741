import type { AccountExporting } from '#auth/events'
import { jsonWith } from '#core/json_text'
import { wholeImages } from '#websites/main'
import { DesignPlan } from '#planning/models/design_plan'

/** A person's prompts, the sheets read from them, and the photos of unfinished plans. */
export async function exportPlans({ userId, add }: AccountExporting): Promise<void> {
  const plans = await DesignPlan.query().where('user_id', userId).orderBy('created_at')
  const told = plans.map(({ id, state, request, sheetJson, markdown, createdAt }) => {
    const rest = { id, state, request, design_plan: markdown, created_at: createdAt.toISO() }
    return jsonWith(rest, { sheet: sheetJson })
  })
  add('plans.json', `[\n${told.join(',\n')}\n]`)
  for (const { id } of plans) {
    // The photos of a plan with a website belong to the website.
    for (const { path, bytes } of await wholeImages({ websiteId: null, planId: id })) {
      add(`plans/${id}/${path}`, bytes)
    }
  }
}
