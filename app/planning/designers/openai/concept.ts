import { bodyFonts, headingFonts } from 'site-designer/fonts'
import { conceptIn, type Concept } from 'site-designer'
import { ModelFailure, type Model } from '#core/model/main'
import type { ConceptRequest } from '#planning/designers/designer'
import { designUntil } from '#planning/designers/designer_threads'
import { factsOf } from '#planning/designers/openai/facts'
import { list, object, oneOf, text, textOrNull } from '#planning/designers/openai/json_schema'
import { ask } from '#planning/designers/openai/question'
import { ReadingDrafts } from '#planning/designers/openai/reading_drafts'

interface Asked {
  userId?: string
  signal?: AbortSignal
  /** Takes the concept so far, from time to time. */
  onDraft?: (concept: Concept) => void
}

const MOST_TOKENS = 1_800

const schema = object({
  idea: text,
  look: object({
    primary_color: text,
    accent_color: textOrNull,
    ground_color: textOrNull,
    theme: oneOf(['light', 'dark']),
    heading_font: oneOf(headingFonts),
    body_font: oneOf(bodyFonts),
    corner_radius: { type: 'integer' },
  }),
  sections: list(object({ id: text, holds: list(text), looks: text })),
  left_out: list(text),
})

/**
 * The idea of a page, its colours and fonts, and how each section looks. What the person settled is
 * told to the model, and goes before its look wherever the page is composed.
 */
export async function findConcept(
  model: Model,
  request: ConceptRequest,
  { onDraft, ...asked }: Asked
): Promise<Concept> {
  const { sheet, outline, prompt, form, feedback } = request
  const told = await designUntil(asked.signal, 'conceptBrief', { sheet, outline, prompt, form })
  const drafts = onDraft && new ReadingDrafts(async (part) => conceptIn(part), onDraft)
  const { json } = await ask(model, {
    prompt: 'concept',
    purpose: 'plan',
    schema: { name: 'concept', schema },
    maxTokens: MOST_TOKENS,
    ...asked,
    onText: drafts && ((piece) => drafts.take(piece)),
    material: {
      ...told,
      'Facts': factsOf(sheet),
      'Their words': prompt,
      ...(outline.concept ? { 'The idea so far': JSON.stringify(outline.concept) } : {}),
      ...(feedback ? { Feedback: feedback } : {}),
    },
  })
  drafts?.end()
  const concept = conceptIn(json)
  if (!concept) throw new ModelFailure('broken_answer', 'A concept without an idea.')
  return concept
}
