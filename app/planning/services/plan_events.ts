import type { PlanDraft } from '#contract/api/planning'
import type { ServerEvent } from '#core/http/event_stream'
import { jsonWith, type Json } from '#core/json_text'
import type { Newest } from '#planning/services/newest'

/** The answer to a call, as JSON or as an event. */
export interface WholeAnswer {
  status: number
  body: Json<unknown>
  etag?: string
}

/** `plan` for each draft; then `done` with the plan, or `problem` with the body of the refusal. */
export async function* planEvents(
  drafts: Newest<PlanDraft>,
  answer: Promise<WholeAnswer>
): AsyncGenerator<ServerEvent> {
  for await (const draft of drafts) yield { event: 'plan', data: draft }
  const { status, body } = await answer
  if (status === 200) yield { event: 'done', json: body }
  else yield { event: 'problem', json: jsonWith({ status }, { body }) }
}
