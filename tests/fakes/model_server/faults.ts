import { setTimeout as pause } from 'node:timers/promises'
import type { ChatStream } from '#tests/fakes/model_server/chat_stream'

/** Replaces the correct answer, which it gets as an argument. */
type Fault = (stream: ChatStream, answer: string) => Promise<void> | void

function refusal(status: number, error: object, headers: Record<string, string> = {}): Fault {
  return ({ res }) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers })
    res.end(JSON.stringify({ error }))
  }
}

function page(status: number): Fault {
  return ({ res }) => {
    res.writeHead(status, { 'content-type': 'text/html' })
    res.end('<!doctype html><title>Bad gateway</title><h1>nginx</h1>')
  }
}

/** Sends the first half of the answer, then fails. */
function half(then: (stream: ChatStream) => void): Fault {
  return async (stream, answer) => {
    stream.open()
    await stream.say(answer.slice(0, Math.ceil(answer.length / 2)))
    then(stream)
  }
}

/** All kinds of failures of such servers, by name. */
export const faults = {
  unauthorized: refusal(401, { message: 'Incorrect API key.', code: 'invalid_api_key' }),
  rate_limited: refusal(429, { message: 'Slow down.', code: 'rate_limit' }, { 'retry-after': '1' }),
  rate_limited_for_minutes: refusal(
    429,
    { message: 'Slow down.', code: 'rate_limit' },
    { 'retry-after': '120' }
  ),
  quota_exhausted: refusal(429, { message: 'Check your plan.', code: 'insufficient_quota' }),
  no_credit: refusal(402, { message: 'Insufficient credits.' }),
  server_error: page(500),
  bad_gateway: page(502),
  overloaded: page(503),
  context_too_long: refusal(400, {
    message: "This model's maximum context length is 8192 tokens.",
    code: 'context_length_exceeded',
  }),
  prompt_filtered: refusal(400, { message: 'Filtered.', code: 'content_filter' }),
  connection_reset: ({ res }) => void res.socket?.resetAndDestroy(),
  no_answer: () => {},
  broken_json: ({ res }) => {
    res.writeHead(200, { 'content-type': 'application/json' })
    res.end('{"id":"chatcmpl-fake","choices":[{"mess')
  },
  html_with_200: page(200),
  no_choices: ({ res }) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.end('data: {"id":"chatcmpl-fake","choices":[]}\n\ndata: [DONE]\n\n')
  },
  cut_at_length: half((stream) => stream.finish('length')),
  answer_filtered: half((stream) => stream.finish('content_filter')),
  refused: (stream) => {
    stream.open()
    stream.delta({ refusal: 'I cannot help with that.' })
    stream.finish()
  },
  prose_around_json: async (stream, answer) => {
    stream.open()
    await stream.say(`Sure! Here is what you asked for:\n\n\`\`\`json\n${answer}\n\`\`\`\nEnjoy.`)
    stream.finish()
  },
  prose_for_json: async (stream) => {
    stream.open()
    await stream.say('I would rather talk about it than fill in a form.')
    stream.finish()
  },
  split_in_bytes: async (stream, answer) => {
    const { res } = stream
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = { choices: [{ index: 0, delta: { content: answer }, finish_reason: 'stop' }] }
    const bytes = Buffer.from(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`)
    for (let at = 0; at < bytes.length; at += 3) {
      res.write(bytes.subarray(at, at + 3))
      await pause(0)
    }
    res.end()
  },
  comments: async (stream, answer) => {
    stream.open()
    stream.raw(': PROCESSING\n\n')
    await stream.say(answer)
    stream.raw(': PROCESSING\n\n')
    stream.finish()
  },
  stream_cut: half(({ res }) => void res.destroy()),
  no_finish_reason: half(({ res }) => void res.end()),
  stall: half(() => {}),
  error_event: half((stream) => {
    stream.raw('data: {"error":{"message":"Provider returned error","code":502}}\n\n')
    stream.res.end()
  }),
  bad_line: half((stream) => {
    stream.raw('data: {"choices":[{"delta":\n\n')
    stream.res.end()
  }),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
