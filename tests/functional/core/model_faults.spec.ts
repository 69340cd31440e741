import { test } from '@japa/runner'
import { ModelFailure, modelProblem, type ModelFailureKind } from '#core/model/main'
import type { FaultName } from '#tests/fakes/model_server/faults'
import { ModelBench } from '#tests/helpers/model_bench'

interface Row {
  fault: FaultName
  /** What is wrong, as it may stand in a title. */
  title: string
  kind: ModelFailureKind
  status: number
  /** How often the server is asked before the failure is final. */
  requests: number
}

const LASTING: Row[] = [
  { fault: 'unauthorized', title: '401', kind: 'unauthorized', status: 503, requests: 1 },
  {
    fault: 'rate_limited_for_minutes',
    title: '429 with a Retry-After of two minutes',
    kind: 'rate_limited',
    status: 503,
    requests: 1,
  },
  {
    fault: 'quota_exhausted',
    title: '429 insufficient_quota',
    kind: 'quota',
    status: 503,
    requests: 1,
  },
  { fault: 'no_credit', title: '402', kind: 'quota', status: 503, requests: 1 },
  {
    fault: 'server_error',
    title: '500 with a page',
    kind: 'unavailable',
    status: 503,
    requests: 3,
  },
  { fault: 'bad_gateway', title: '502 with a page', kind: 'unavailable', status: 503, requests: 3 },
  { fault: 'overloaded', title: '503 with a page', kind: 'unavailable', status: 503, requests: 3 },
  {
    fault: 'context_too_long',
    title: '400 context_length_exceeded',
    kind: 'too_long',
    status: 400,
    requests: 1,
  },
  {
    fault: 'prompt_filtered',
    title: '400 content_filter',
    kind: 'filtered',
    status: 400,
    requests: 1,
  },
  {
    fault: 'connection_reset',
    title: 'connection reset',
    kind: 'unavailable',
    status: 503,
    requests: 3,
  },
  { fault: 'no_answer', title: 'no answer', kind: 'too_slow', status: 503, requests: 2 },
  {
    fault: 'broken_json',
    title: '200 with broken JSON',
    kind: 'broken_answer',
    status: 502,
    requests: 3,
  },
  {
    fault: 'html_with_200',
    title: '200 with text/html',
    kind: 'broken_answer',
    status: 502,
    requests: 3,
  },
  { fault: 'no_choices', title: 'choices: []', kind: 'broken_answer', status: 502, requests: 3 },
  {
    fault: 'answer_filtered',
    title: 'finish_reason content_filter',
    kind: 'filtered',
    status: 400,
    requests: 1,
  },
  { fault: 'refused', title: 'refusal', kind: 'filtered', status: 400, requests: 1 },
  { fault: 'stream_cut', title: 'stream cut', kind: 'unavailable', status: 503, requests: 3 },
  {
    fault: 'no_finish_reason',
    title: 'stream that ends without finish_reason',
    kind: 'unavailable',
    status: 503,
    requests: 3,
  },
  { fault: 'stall', title: 'stream that stalls', kind: 'too_slow', status: 503, requests: 2 },
  {
    fault: 'error_event',
    title: 'error event in a stream',
    kind: 'unavailable',
    status: 503,
    requests: 3,
  },
  {
    fault: 'bad_line',
    title: 'bad line in a stream',
    kind: 'broken_answer',
    status: 502,
    requests: 3,
  },
]

const GOOD = 'You asked: Say something about Rye & Co'

test.group('Faults of the model’s server', (group) => {
  let bench: ModelBench
  group.each.setup(async () => {
    bench = await ModelBench.open()
    return () => bench.close()
  })

  for (const { fault, title, kind, status, requests } of LASTING) {
    test(`${title}, again and again: ${kind}, answered with ${status}`, async ({ assert }) => {
      bench.server.fail(fault, 9)
      const failure = await bench.ask().catch((error) => error)
      assert.instanceOf(failure, ModelFailure)
      assert.equal(failure.kind, kind, failure.message)
      assert.equal(modelProblem(failure).status, status)
      assert.equal(bench.server.asked.length, requests)
      assert.notMatch(failure.message, /<|sk-test/)
    })
  }

  for (const { fault, title } of LASTING.filter(({ requests }) => requests > 1)) {
    test(`${title}, once: the answer comes all the same, and whole`, async ({ assert }) => {
      const pieces: string[] = []
      const whole = bench.server.answer({ model: '', messages: [question] })
      bench.server.fail(fault)
      const { text } = await bench.ask({ onText: (piece) => pieces.push(piece) })
      assert.isTrue(text.startsWith(GOOD))
      assert.equal(text, whole)
      assert.equal(pieces.join(''), whole)
    })
  }

  test('429 with a Retry-After of a second: asked again after that second', async ({ assert }) => {
    bench.server.fail('rate_limited')
    const begun = performance.now()
    const { text } = await bench.ask()
    assert.isTrue(text.startsWith(GOOD))
    assert.isAtLeast(performance.now() - begun, 990)
    assert.equal(bench.server.asked.length, 2)
  })

  test('429 with a Retry-After of two minutes: says when to come back', async ({ assert }) => {
    bench.server.fail('rate_limited_for_minutes')
    const failure = await bench.ask().catch((error) => error)
    assert.equal(failure.retryAfterSeconds, 120)
    assert.equal(modelProblem(failure).retryAfterSeconds, 120)
  })

  for (const fault of ['split_in_bytes', 'comments'] as const) {
    test(`${fault}: the text is whole`, async ({ assert }) => {
      bench.server.fail(fault)
      const content = 'Fırın “Çavdar” – ekşi mayalı 🍞'
      const { text } = await bench.ask({ messages: [{ role: 'user', content }] })
      assert.include(text, content)
    })
  }
})

const question = { role: 'user', content: 'Say something about Rye & Co, a bakery in Leeds.' }
