import { refusedIn, type SectionCopy } from 'site-designer'
import { ModelFailure, type Model } from '#core/model/main'
import { factsOf } from '#planning/designers/openai/facts'
import { list, object, text, textOrNull } from '#planning/designers/openai/json_schema'
import { fittingWords, keptWords, type Asked } from '#planning/designers/openai/kept_words'
import { ask } from '#planning/designers/openai/question'

export interface SectionQuestion extends Asked {
  before: SectionCopy
  userId?: string
  signal: AbortSignal
}

const MOST_TOKENS = 900
const schema = object({ heading: textOrNull, intro: textOrNull, paragraphs: list(text) })

/**
 * The words of a model for a section. A model that claims what nobody said is told once which words
 * these are; what it still claims then is cut.
 */
export async function writtenSection(model: Model, asked: SectionQuestion): Promise<SectionCopy> {
  const { sheet, prompt } = asked
  const first = await answerTo(model, asked)
  const refused = refusedIn(sheet, prompt, fittingWords(first))
  const last = refused.length > 0 ? await answerWithout(refused, model, asked) : first
  return keptWords(last ?? first, asked)
}

/** The second answer, if there is one: the first one was paid for, and most of it is of use. */
async function answerWithout(
  refused: readonly string[],
  model: Model,
  asked: SectionQuestion
): Promise<unknown> {
  try {
    return await answerTo(model, asked, { Refused: `Say it without: ${refused.join(', ')}` })
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return undefined
  }
}

async function answerTo(
  model: Model,
  { sheet, id, before, userId, signal }: SectionQuestion,
  more: Record<string, string> = {}
): Promise<unknown> {
  const { json } = await ask(model, {
    prompt: 'write',
    purpose: 'build',
    schema: { name: 'section', schema },
    maxTokens: MOST_TOKENS,
    userId,
    signal,
    material: {
      Language: sheet.wishes.language.value,
      Section: id,
      Now: JSON.stringify(before),
      Facts: factsOf(sheet),
      ...more,
    },
  })
  return json
}
