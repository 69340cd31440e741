import { test } from '@japa/runner'
import { ModelFailure } from '#core/model/main'
import { eventually } from '#tests/helpers/eventually'
import { ModelBench } from '#tests/helpers/model_bench'

const schema = {
  name: 'bakery',
  schema: {
    type: 'object',
    properties: { name: { type: 'string' }, breads: { type: 'array', items: { type: 'string' } } },
    required: ['name', 'breads'],
    additionalProperties: false,
  },
}

/** A long text without repetitions. */
const breads = (count: number) => Array.from({ length: count }, (_, at) => `bread ${at}`).join(', ')

const formats = ({ server }: ModelBench) =>
  server.asked.map(({ body }) => body.response_format?.type ?? 'none')

test.group('Answers of a model', (group) => {
  let bench: ModelBench
  group.each.setup(async () => {
    bench = await ModelBench.open()
    return () => bench.close()
  })

  test('an answer is streamed, with its token use and its model', async ({ assert }) => {
    const pieces: string[] = []
    const answer = await bench.ask({ purpose: 'edit', onText: (piece) => pieces.push(piece) })
    assert.isAbove(pieces.length, 5)
    assert.equal(pieces.join(''), answer.text)
    assert.equal(answer.model, 'editor')
    assert.equal(answer.usage.output, Math.ceil(answer.text.length / 4))
    assert.notProperty(answer, 'json')
  })

  test('an answer that is cut at its length limit is continued without repeating text', async ({
    assert,
  }) => {
    const pieces: string[] = []
    const messages = [{ role: 'user' as const, content: breads(300) }]
    const whole = await bench.server.answer({ model: '', messages })
    bench.server.fail('cut_at_length', 3)
    const { text } = await bench.ask({ messages, onText: (piece) => pieces.push(piece) })
    assert.equal(text.length, whole.length)
    assert.equal(text, whole)
    assert.equal(pieces.join(''), whole)
    assert.equal(bench.server.asked.length, 4)
    const [assistant] = bench.server.asked[1].body.messages.slice(-2)
    assert.equal(assistant.content.length, 1_500)
  })

  test('an answer that is cut for the fourth time is too long', async ({ assert }) => {
    bench.server.fail('cut_at_length', 9)
    const failure = await bench
      .ask({ messages: [{ role: 'user', content: breads(600) }] })
      .catch((error) => error)
    assert.equal(failure.kind, 'too_long')
    assert.equal(bench.server.asked.length, 4)
  })

  test('a cut JSON is continued without the schema and parsed as a whole', async ({ assert }) => {
    bench.server.answer = () => JSON.stringify({ name: 'Rye & Co', breads: ['a', 'b', 'c', 'd'] })
    bench.server.fail('cut_at_length')
    const { json } = await bench.ask({ schema })
    assert.deepEqual(json, { name: 'Rye & Co', breads: ['a', 'b', 'c', 'd'] })
    assert.deepEqual(formats(bench), ['json_schema', 'none'])
  })

  test('a caller who disconnects ends the request to the server within a second', async ({
    assert,
  }) => {
    bench.server.pace = 20
    const caller = new AbortController()
    const left = new Error('The person left.')
    const asking = bench.ask({ signal: caller.signal, onText: () => caller.abort(left) })
    assert.equal(await asking.catch((error) => error), left)
    const begun = performance.now()
    await bench.server.asked[0].ended
    assert.isBelow(performance.now() - begun, 1_000)
    assert.isTrue(bench.server.asked[0].hungUp)
    assert.equal(bench.server.asked.length, 1)
  })

  test('a caller who disconnected before causes no request', async ({ assert }) => {
    const signal = AbortSignal.abort(new Error('The person left.'))
    await assert.rejects(() => bench.ask({ signal }), 'The person left.')
    assert.lengthOf(bench.server.asked, 0)
  })

  test('a caller who disconnects during the wait before a retry gets no answer', async ({
    assert,
  }) => {
    bench.server.fail('rate_limited')
    const caller = new AbortController()
    const asking = bench.ask({ signal: caller.signal })
    await eventually(async () => bench.server.asked.length === 1)
    caller.abort(new Error('The person left.'))
    await assert.rejects(() => asking, 'The person left.')
    assert.lengthOf(bench.server.asked, 1)
  })

  test('an answer that exceeds the total time limit is ended', async ({ assert }) => {
    const slow = await ModelBench.open({
      pace: 20,
      timings: { total: 150 },
    })
    const failure = await slow.ask().catch((error) => error)
    assert.instanceOf(failure, ModelFailure)
    assert.equal(failure.kind, 'too_slow')
    await slow.server.asked[0].ended
    assert.isTrue(slow.server.asked[0].hungUp)
    await slow.close()
  })
})

test.group('JSON from a model', (group) => {
  let bench: ModelBench
  group.each.setup(async () => {
    bench = await ModelBench.open()
    return () => bench.close()
  })

  test('is requested with a schema if the server accepts one', async ({ assert }) => {
    const { json } = await bench.ask({ schema })
    assert.properties(json as object, ['name', 'breads'])
    const { body } = bench.server.asked[0]
    assert.equal(body.response_format?.type, 'json_schema')
    assert.notInclude(body.messages[0].content, 'schema')
  })

  test('is requested in the strictest way that the server accepts, which is remembered', async ({
    assert,
  }) => {
    bench.server.refuses = ['json_schema', 'json_object']
    await bench.ask({ schema })
    await bench.ask({ schema })
    assert.deepEqual(formats(bench), ['json_schema', 'json_object', 'none', 'none'])
    assert.include(bench.server.asked[3].body.messages[0].content, '"breads"')
  })

  for (const [jsonMode, format] of [
    ['schema', 'json_schema'],
    ['object', 'json_object'],
    ['prompt', 'none'],
  ] as const) {
    test(`OPENAI_JSON_MODE=${jsonMode} selects the way to request it`, async ({ assert }) => {
      const other = await ModelBench.open({ jsonMode })
      const { json } = await other.ask({ schema })
      assert.properties(json as object, ['name', 'breads'])
      assert.deepEqual(formats(other), [format])
      await other.close()
    })
  }

  test('JSON in a fence between prose is extracted', async ({ assert }) => {
    bench.server.fail('prose_around_json')
    const { json } = await bench.ask({ schema })
    assert.properties(json as object, ['name', 'breads'])
    assert.lengthOf(bench.server.asked, 1)
  })

  test('after one answer in prose the question is repeated with the error and the schema', async ({
    assert,
  }) => {
    bench.server.fail('prose_for_json')
    const { json } = await bench.ask({ schema })
    assert.properties(json as object, ['name', 'breads'])
    const [system, , , correction] = bench.server.asked[1].body.messages
    assert.include(system.content, '"breads"')
    assert.include(correction.content, 'cannot be used')
    await bench.ask({ schema })
    assert.include(bench.server.asked[2].body.messages[0].content, '"breads"')
  })

  test('two answers in prose are a broken_answer', async ({ assert }) => {
    bench.server.fail('prose_for_json', 2)
    const failure = await bench.ask({ schema }).catch((error) => error)
    assert.equal(failure.kind, 'broken_answer')
    assert.lengthOf(bench.server.asked, 2)
  })

  test('after JSON that does not match the schema the question is repeated with the error', async ({
    assert,
  }) => {
    const answers = ['{"name":"Rye & Co","breads":"rye"}', '{"name":"Rye & Co","breads":["rye"]}']
    bench.server.answer = () => answers.shift()!
    const { json } = await bench.ask({ schema })
    assert.deepEqual(json, { name: 'Rye & Co', breads: ['rye'] })
    assert.include(bench.server.asked[1].body.messages.at(-1)!.content, '/breads')
  })

  test('reasoning before the JSON is ignored', async ({ assert }) => {
    bench.server.answer = () => '<think>{"name": …}</think>\n{"name":"Rye & Co","breads":[]}'
    const { json } = await bench.ask({ schema })
    assert.deepEqual(json, { name: 'Rye & Co', breads: [] })
  })
})

test.group('Servers that accept fewer parameters', () => {
  for (const parameter of ['max_tokens', 'stream_options']) {
    test(`a server that refuses ${parameter} is asked again without it`, async ({ assert }) => {
      const bench = await ModelBench.open()
      bench.server.refuses = [parameter]
      await bench.ask()
      const { usage } = await bench.ask()
      assert.isAbove(usage.output, 0)
      assert.lengthOf(bench.server.asked, 3)
      assert.notProperty(bench.server.asked[2].body, parameter)
      await bench.close()
    })
  }

  test('a refusal that names no parameter is final', async ({ assert }) => {
    const bench = await ModelBench.open()
    bench.server.refuses = ['max_tokens', 'max_completion_tokens']
    const failure = await bench.ask().catch((error) => error)
    assert.equal(failure.kind, 'unavailable')
    assert.lengthOf(bench.server.asked, 2)
    await bench.close()
  })
})
