import logger from '@adonisjs/core/services/logger'
import type { Copy, SentenceToRead } from 'site-designer'
import type { Model } from '#core/model/main'
import { designUntil } from '#planning/designers/designer_threads'
import { factsOf } from '#planning/designers/openai/facts'
import { list, object, whole } from '#planning/designers/openai/json_schema'
import { ask } from '#planning/designers/openai/question'
import type { PlanToDesign } from '#planning/services/design_jobs'
import { timeLimits } from '#planning/services/time_limits'

interface Asked {
  userId?: string
  signal: AbortSignal
}

const MOST_TOKENS = 600
const schema = object({ unsaid: list(whole) })

/**
 * A copy without the sentences of its designs that the model finds to say what nobody said: plain praise
 * passes the rules. An answer that names what is not there changes nothing, nor does any failure: the page
 * is whole without a second reading.
 */
export async function secondReading(
  model: Model,
  { plan, copy }: { plan: PlanToDesign; copy: Copy },
  { userId, signal }: Asked
): Promise<Copy> {
  const late = AbortSignal.timeout(timeLimits.secondReading)
  const stop = AbortSignal.any([signal, late])
  try {
    const sentences = await designUntil(stop, 'sentencesToRead', plan, copy)
    if (sentences.length === 0) return copy
    const refused = await unsaidAmong(sentences, model, { plan, userId, signal: stop })
    if (refused.length === 0) return copy
    return await designUntil(stop, 'withoutSentences', plan, copy, refused)
  } catch (error) {
    logger.warn({ err: error }, 'the page was not read a second time')
    return copy
  }
}

/** The places of sentences in the list. */
async function unsaidAmong(
  sentences: readonly SentenceToRead[],
  model: Model,
  { plan, ...asked }: Asked & { plan: PlanToDesign }
): Promise<number[]> {
  const { json } = await ask(model, {
    prompt: 'claims',
    purpose: 'build',
    schema: { name: 'claims', schema },
    maxTokens: MOST_TOKENS,
    ...asked,
    material: {
      'Language': plan.sheet.wishes.language.value,
      'Facts': factsOf(plan.sheet),
      'Their words': plan.prompt,
      'Sentences': numbered(sentences),
    },
  })
  const { unsaid } = (json ?? {}) as { unsaid?: unknown }
  if (!Array.isArray(unsaid)) return []
  const isThere = (one: unknown) => Number.isInteger(one) && sentences[Number(one) - 1]
  return unsaid.every(isThere) ? [...new Set(unsaid.map((one) => Number(one) - 1))] : []
}

/** What is longer than any sentence is told by its beginning, in characters. */
const LONGEST = 400

function numbered(sentences: readonly SentenceToRead[]): string {
  return sentences
    .map(({ section, words }, at) => `${at + 1}. ${section}: ${words.slice(0, LONGEST)}`)
    .join('\n')
}
