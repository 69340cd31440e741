import { test } from '@japa/runner'
import { EventReader } from '#tests/helpers/event_reader'
import { Planner } from '#tests/helpers/planning'

const PATH = '/api/spa/websites/analyze_prompt/'
const LONG = '12 Mill Lane, Leeds LS1 4AB. Ann Lee – chef. '.repeat(440).slice(0, 8_000)

const asks = (bearer: string, prompt: string) =>
  new EventReader(PATH, bearer, { prompt }).open().then(({ response }) => response)

test.group('People who ask at the same time', () => {
  test('forty long prompts of one person do not hold up another person', async ({
    assert,
    client,
  }) => {
    const [eve, ada] = [await Planner.signedIn(client), await Planner.signedIn(client)]
    // Both threads load their files first.
    const warm = [eve, ada].map(({ bearer }) => asks(bearer, 'A bakery in Leeds.'))
    for (const response of await Promise.all(warm)) await response.text()

    const flood = Array.from({ length: 40 }, async () => {
      const response = await asks(eve.bearer, LONG)
      return { response, text: await response.text() }
    })
    const begun = performance.now()
    const answer = await asks(ada.bearer, 'A bakery called Crumb in Leeds.')
    await answer.text()
    const waited = performance.now() - begun
    assert.equal(answer.status, 200)

    const answers = await Promise.all(flood)
    const took = performance.now() - begun
    assert.isBelow(waited, took / 3)
    const refused = answers.filter(({ response }) => response.status === 429)
    assert.isNotEmpty(refused)
    for (const { response, text } of refused) {
      assert.equal(response.headers.get('retry-after'), '10')
      assert.include(text, 'is still waiting. Please try again in a moment.')
    }
    const streamed = answers.filter(({ text }) => text.includes('event: plan'))
    assert.isNotEmpty(streamed)
    // Of several streams of one person the oldest end; their screens ask for the plan.
    assert.isNotEmpty(streamed.filter(({ text }) => text.includes('event: done')))
    for (const { text } of streamed) {
      assert.include(text, '"stage":"Waiting for earlier plans to be finished"')
    }
  }).timeout(60_000)
})
