import type { DesignRequest } from '#planning/designers/designer'
import { draftPlan } from '#planning/designers/builtin/draft'
import { tradeById } from '#planning/designers/builtin/trades/all'

interface Suggestion {
  primary_color: string
  heading_font: string
  body_font: string
}

/** What suits the trade a prompt speaks of: to show beside the form, never preselected. */
function suggestedLook(request: DesignRequest): Suggestion {
  const { look } = tradeById(draftPlan(request).brief.trade.value)
  return { primary_color: look.color, heading_font: look.heading, body_font: look.body }
}

/**
 * Three requests for the same content in three different directions. The first is the form exactly
 * as it stands; the others suggest a look for the fields the person did not touch.
 */
export function proposals(request: DesignRequest): [DesignRequest, DesignRequest, DesignRequest] {
  const suggestion = suggestedLook(request)
  const suggested = { ...request }
  for (const field of ['primary_color', 'heading_font', 'body_font'] as const) {
    if (!request.chosen.includes(field)) suggested[field] = suggestion[field]
  }
  return [
    request,
    { ...suggested, seed: `${request.seed}~2` },
    { ...suggested, seed: `${request.seed}~3` },
  ]
}
