import { kinds, sheetOfReading, type Sheet } from 'site-designer'
import type { Model } from '#core/model/main'
import { ask } from '#planning/designers/openai/question'
import { readSchema } from '#planning/designers/openai/read_schema'

/** What the rules have read already, and who asks. */
export interface ReadInput {
  prompt: string
  rules: Sheet
  userId?: string
  signal?: AbortSignal
}

const MOST_TOKENS = 6_000

export async function read(model: Model, { prompt, rules, ...asked }: ReadInput): Promise<Sheet> {
  const answer = await ask(model, {
    prompt: 'read',
    purpose: 'plan',
    schema: { name: 'sheet', schema: readSchema },
    maxTokens: MOST_TOKENS,
    userId: asked.userId,
    signal: asked.signal,
    material: { Kinds: kindIds(), Text: prompt },
  })
  return sheetOfReading(answer.json, rules, prompt)
}

function kindIds(): string {
  return kinds('en')
    .map(({ id, label }) => (id === label ? id : `${id} (${label})`))
    .join(', ')
}
