import { test } from '@japa/runner'
import { ModelServer } from '#tests/fakes/model_server/model_server'
import { freePort } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'

const port = await freePort()

test.group('With a model', (group) => {
  const server = new ModelServer({ wait: 100, pace: 1 })
  group.setup(async () => {
    await server.start(port)
    return () => server.stop()
  })
  const stage = Stage.for(group, {
    env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'fake' },
  })

  test('a website is described, planned and built, in the words of the model', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    await baker.describes()
    await baker.clicks('Approve & Build')
    await baker.page.waitForURL(/\/(?:preview\/|websites)/, { timeout: 60_000 })
    const purposes = new Set(
      server.asked.map(({ body }) => body.response_format?.json_schema?.name)
    )
    assert.sameMembers([...purposes], ['sheet', 'section'])
    await baker.looks('built-with-a-model')
  })

  test('one that is down costs a line to read, and no plan', async () => {
    const { baker } = await stage.member()
    server.fail('overloaded', 99)
    await baker.describes()
    await baker.reads('The AI service could not be reached')
    await baker.page.getByRole('button', { name: 'Approve & Build' }).waitFor()
    await baker.looks('plan-without-the-model')
    server.recover()
  })
})
