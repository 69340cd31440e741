import { sheetAfterFeedback, type Revised } from 'site-designer'
import type { Model } from '#core/model/main'
import type { FeedbackRequest } from '#planning/designers/designer'
import { factsOf } from '#planning/designers/openai/facts'
import { ask } from '#planning/designers/openai/question'
import { reviseSchema } from '#planning/designers/openai/revise_schema'

const MOST_TOKENS = 3_000

export async function revise(
  model: Model,
  { sheet, outline, prompt, feedback }: FeedbackRequest,
  asked: { userId?: string; signal?: AbortSignal }
): Promise<Revised> {
  const kinds = outline.sections.map(({ kind }) => kind)
  const answer = await ask(model, {
    prompt: 'revise',
    purpose: 'plan',
    schema: { name: 'changes', schema: reviseSchema },
    maxTokens: MOST_TOKENS,
    ...asked,
    material: {
      Sheet: factsOf(sheet),
      Sections: kinds.join(', '),
      Look: JSON.stringify(outline.look),
      Feedback: feedback,
    },
  })
  return sheetAfterFeedback(sheet, answer.json, { prompt, feedback, kinds })
}
