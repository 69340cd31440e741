import { test } from '@japa/runner'
import { ModelFailure, modelProblem } from '#core/model/main'
import { faultTable } from '#tests/fakes/model_server/fault_table'
import { ModelBench } from '#tests/helpers/model_bench'

const GOOD = 'You asked: Say something about Rye & Co'

test.group('Permanent failures of the model server', () => {
  for (const row of faultTable) {
    const { title, kind, status, requests } = row
    test(`${title}, every time: ${kind}, answered with ${status}`, async ({ assert, cleanup }) => {
      const bench = await ModelBench.facing(row)
      cleanup(() => bench.close())
      const failure = await bench.ask().catch((error) => error)
      assert.instanceOf(failure, ModelFailure)
      assert.equal(failure.kind, kind, failure.message)
      assert.equal(modelProblem(failure).status, status)
      assert.equal(bench.server.asked.length, requests)
      assert.notMatch(failure.message, /<|sk-test/)
    })
  }

  for (const row of faultTable.filter(({ requests }) => requests > 1)) {
    test(`${row.title}, once: the answer is complete after a retry`, async ({
      assert,
      cleanup,
    }) => {
      const bench = await ModelBench.facing(row, 1)
      cleanup(() => bench.close())
      const pieces: string[] = []
      const whole = bench.server.answer({ model: '', messages: [question] })
      const { text } = await bench.ask({ onText: (piece) => pieces.push(piece) })
      assert.isTrue(text.startsWith(GOOD))
      assert.equal(text, whole)
      assert.equal(pieces.join(''), whole)
    })
  }
})

test.group('Temporary failures of the model server', (group) => {
  let bench: ModelBench
  group.each.setup(async () => {
    bench = await ModelBench.open()
    return () => bench.close()
  })

  test('429 with a Retry-After of a second: the request is repeated after that second', async ({
    assert,
  }) => {
    bench.server.fail('rate_limited')
    const begun = performance.now()
    const { text } = await bench.ask()
    assert.isTrue(text.startsWith(GOOD))
    assert.isAtLeast(performance.now() - begun, 990)
    assert.equal(bench.server.asked.length, 2)
  })

  test('429 with a Retry-After of two minutes: the refusal says when to try again', async ({
    assert,
  }) => {
    bench.server.fail('rate_limited_for_minutes')
    const failure = await bench.ask().catch((error) => error)
    assert.equal(failure.retryAfterSeconds, 120)
    assert.equal(modelProblem(failure).retryAfterSeconds, 120)
  })

  for (const fault of ['split_in_bytes', 'comments'] as const) {
    test(`${fault}: the text is complete`, async ({ assert }) => {
      bench.server.fail(fault)
      const content = 'Fırın “Çavdar” – ekşi mayalı 🍞'
      const { text } = await bench.ask({ messages: [{ role: 'user', content }] })
      assert.include(text, content)
    })
  }
})

const question = { role: 'user', content: 'Say something about Rye & Co, a bakery in Leeds.' }
