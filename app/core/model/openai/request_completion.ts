import type { OpenAI } from 'openai'
import type { ModelUsage } from '#core/model/model'
import type { ModelTimings } from '#core/model/timings'
import { SilenceWatch } from '#core/model/openai/silence_watch'
import { lasting, passing, readFault } from '#core/model/openai/read_fault'

type Body = OpenAI.ChatCompletionCreateParamsStreaming

export interface CompletionRequest {
  client: OpenAI
  body: Body
  timings: ModelTimings
  /** Ends the request at the server too. */
  stop: AbortSignal
  onByte: () => void
  onText: (piece: string) => void
}

export interface Completion {
  isCut: boolean
  usage?: ModelUsage
  model?: string
}

/** One request, streamed. Throws a `ModelFault`, or the reason of `stop`. */
export async function requestCompletion(request: CompletionRequest): Promise<Completion> {
  const life = new SilenceWatch(request)
  try {
    return await read(request, life)
  } catch (error) {
    request.stop.throwIfAborted()
    if (life.silence.aborted) throw silent()
    throw readFault(error)
  } finally {
    life.end()
  }
}

async function read({ client, body, stop, onText }: CompletionRequest, life: SilenceWatch) {
  const stream = await client
    .withOptions({ fetch: life.fetch })
    .chat.completions.create(body, { signal: AbortSignal.any([stop, life.silence]) })

  const completion: Completion = { isCut: false }
  let finish: string | null = null
  let refusal = ''
  let hasAnswer = false
  for await (const { choices, usage, model } of stream) {
    if (model) completion.model = model
    if (usage) completion.usage = { input: usage.prompt_tokens, output: usage.completion_tokens }
    const [choice] = choices ?? []
    if (!choice) continue
    life.begun()
    hasAnswer = true
    refusal += choice.delta?.refusal ?? ''
    if (choice.delta?.content) onText(choice.delta.content)
    finish = choice.finish_reason ?? finish
  }
  // An aborted stream ends in the same way as a complete one.
  stop.throwIfAborted()
  if (life.silence.aborted) throw silent()
  if (!hasAnswer) throw passing('broken_answer', 'The answer holds no choices.')
  if (refusal) throw lasting('filtered', `The model refused: ${refusal.slice(0, 200)}`)
  return { ...completion, isCut: isCut(finish) }
}

/** A stream that ends without a finish reason was interrupted. */
function isCut(finish: string | null): boolean {
  switch (finish) {
    case 'stop':
      return false
    case 'length':
      return true
    case 'content_filter':
      throw lasting('filtered', 'The provider’s content filter stopped the answer.')
    case null:
      throw passing('unavailable', 'The answer ended without a finish_reason.')
    default:
      throw passing('broken_answer', `The answer ended with "${finish}".`)
  }
}

function silent() {
  return passing('too_slow', 'The server fell silent.')
}
