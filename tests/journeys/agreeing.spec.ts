import { test } from '@japa/runner'
import { type ChatBody, schemaOf } from '#tests/fakes/model_server/chat'
import { ModelServer } from '#tests/fakes/model_server/model_server'
import { sensibleAnswer } from '#tests/fakes/model_server/sensible_answer'
import { AiPanel } from '#tests/helpers/ai_panel'
import { freePort, startProduct } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'

const port = await freePort()
const env = { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'fake' }
const CARRYING_OUT = 'Carrying out what you agreed to...'
const SENDING = 'Sending request to AI...'

test.group('An edit by a model that would remove what nobody asked for', (group) => {
  const server = new ModelServer({
    wait: 50,
    answer: (body) => (isEdit(body) ? withoutHeading(body) : sensibleAnswer(body)),
  })
  group.setup(async () => {
    await server.start(port)
    return () => server.stop()
  })
  const stage = Stage.for(group, { env })
  const questions = () => server.asked.filter(({ body }) => isEdit(body)).length

  test('is carried out after a yes without another question to the model, also after a restart', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member()
    const ai = new AiPanel(baker.page, baker, await account.build())
    await ai.opens()
    await ai.page.keyboard.press('Control+Shift+A')
    await ai.watches()
    await ai.asks('Make the opening calmer')
    const yes = ai.panel.getByRole('button', { name: 'Yes, do that' })
    await yes.waitFor()
    await ai.says(/^This would remove “.+”\. Go on\?$/)
    assert.include(await ai.hasSeen(), SENDING)
    assert.notInclude(await ai.hasSeen(), CARRYING_OUT)
    assert.deepEqual(await ai.faults('35-ai-agreeing'), [])
    assert.equal(await ai.frame.locator('h1').count(), 1)

    const asked = questions()
    assert.isAbove(asked, 0)
    await stage.product.kill()
    stage.product = await startProduct({ env, like: stage.product })
    await ai.watches()
    await yes.click()
    await ai.says(/^AI edit completed! 1 changes applied/)
    await ai.frame.locator('h1').waitFor({ state: 'detached' })
    const steps = await ai.hasSeen()
    assert.include(steps, CARRYING_OUT)
    assert.notInclude(steps, SENDING)
    assert.equal(questions(), asked)
  })
})

function isEdit(body: ChatBody): boolean {
  const { properties = {} } = schemaOf(body) ?? {}
  return 'operations' in properties
}

/** An edit that leaves the main heading out. */
function withoutHeading({ messages }: ChatBody): string {
  const [, element] = /<h1 (e\d+)/.exec(messages.at(-1)!.content)!
  const nothing = { question: '', why: '', readings: [], analysis: 'A calmer opening.' }
  const operations = [{ type: 'remove', element }]
  return JSON.stringify({ ...nothing, outcome: 'done', summary: 'It is calmer now.', operations })
}
