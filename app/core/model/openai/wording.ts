import type { ModelMessage } from '#core/model/model'
import { TAIL } from '#core/model/openai/growing_text'

const GO_ON =
  'Your answer was cut off. Continue it exactly where it stops, in the middle of a word if need ' +
  'be. Do not begin again, do not repeat anything, and do not explain.'

/** The question again, with the end of the answer so far. */
export function continued(messages: ModelMessage[], soFar: string): ModelMessage[] {
  if (soFar === '') return messages
  return [
    ...messages,
    { role: 'assistant', content: soFar.slice(-TAIL) },
    { role: 'user', content: GO_ON },
  ]
}

/** The question again, with the unusable answer and the reason. */
export function corrected(messages: ModelMessage[], answer: string, complaint: string) {
  const request =
    `This answer cannot be used: ${complaint} ` +
    'Answer again, completely, with the JSON alone: no explanation and no code fence.'
  return [
    ...messages,
    { role: 'assistant', content: answer } as const,
    { role: 'user', content: request } as const,
  ]
}

/** For a server that does not enforce a schema. Many servers accept only one system message. */
export function withSchema(messages: ModelMessage[], schema: object): ModelMessage[] {
  const rule =
    'Answer with one JSON value and nothing else: no explanation and no code fence. ' +
    `It must fit this JSON schema:\n${JSON.stringify(schema)}`
  const [first, ...rest] = messages
  if (first?.role !== 'system') return [{ role: 'system', content: rule }, ...messages]
  return [{ role: 'system', content: `${first.content}\n\n${rule}` }, ...rest]
}
