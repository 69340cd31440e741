import { kinds, sheetOfReading, type Sheet } from 'site-designer'
import type { Model } from '#core/model/main'
import { ask } from '#planning/designers/openai/question'
import { ReadingDrafts } from '#planning/designers/openai/reading_drafts'
import { readSchema } from '#planning/designers/openai/read_schema'

/** The result of the built-in reader, and the person who asks. */
export interface ReadInput {
  prompt: string
  rules: Sheet
  /** Receives the sheet so far, from time to time. */
  onDraft?: (sheet: Sheet) => void
  userId?: string
  signal?: AbortSignal
}

const MOST_TOKENS = 6_000

export async function read(model: Model, input: ReadInput): Promise<Sheet> {
  const { prompt, rules, onDraft, ...asked } = input
  const drafts =
    onDraft && new ReadingDrafts((part) => sheetOfReading(part, rules, prompt), onDraft)
  const answer = await ask(model, {
    prompt: 'read',
    purpose: 'plan',
    schema: { name: 'sheet', schema: readSchema },
    maxTokens: MOST_TOKENS,
    userId: asked.userId,
    signal: asked.signal,
    onText: drafts && ((piece) => drafts.take(piece)),
    material: { Kinds: kindIds(), Text: prompt },
  })
  drafts?.end()
  return sheetOfReading(answer.json, rules, prompt)
}

function kindIds(): string {
  return kinds('en')
    .map(({ id, label }) => (id === label ? id : `${id} (${label})`))
    .join(', ')
}
