import { test } from '@japa/runner'
import { ModelServer } from '#tests/fakes/model_server/model_server'
import { faultsAtBothWidths } from '#tests/helpers/browser'
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

  test('a website is described, planned and designed by the model', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    server.pace = 8
    await baker.describes()
    await page.locator('section[aria-busy="true"]', { hasText: 'What I understood' }).waitFor()
    await page.getByText('A rule above everything').waitFor()
    await baker.looks('plan-as-it-is-written')
    await baker.reads('The AI designs it by that idea when you approve.')

    server.pace = 15
    server.fail('prompt_filtered')
    await baker.clicks('Approve & Build')
    await page.getByText(/Designing the page \(\d of \d sections/).waitFor()
    const frame = page.getByRole('region', { name: 'Your page' }).locator('iframe').contentFrame()
    await frame.locator('h1').waitFor()
    await baker.looks('page-as-it-grows')
    assert.deepEqual(await faultsAtBothWidths(page, 'building-with-a-model'), [])
    await baker.reads('Your website is ready')
    await baker.reads(/1 of \d sections have the built-in design/)
    await baker.looks('page-is-built')
    await baker.clicks('View Your New Website', 'link')
    await page.waitForURL('**/preview/*')
    const preview = new URL(page.url()).pathname
    await page.frameLocator('iframe').first().locator('section.own').nth(2).waitFor()
    await baker.opens('/create')
    assert.equal(await page.getByLabel(/Describe your website/).inputValue(), '')

    server.fail('overloaded', 99)
    await baker.opens(preview.replace('preview', 'edit'))
    await page.frameLocator('iframe').locator('h1').waitFor()
    await page.getByText('Opening the page').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Shift+A')
    await baker.fills('What should change?', 'Make the page dark')
    await baker.clicks('Apply Changes')
    await baker.reads('The AI service could not be reached, so the built-in commands were used.')
    server.recover()
    server.pace = 1
    const purposes = new Set(
      server.asked.map(({ body }) => body.response_format?.json_schema?.name)
    )
    // A section is no JSON, so that it has no schema.
    assert.sameMembers([...purposes], ['sheet', 'concept', undefined, 'section', 'edit'])
    await baker.looks('built-with-a-model')
  })

  test('a model that is down adds a notice, and the plan is still made', async ({ assert }) => {
    const { baker } = await stage.member()
    server.fail('overloaded', 99)
    await baker.describes()
    await baker.reads('The AI service could not be reached')
    await baker.page.getByRole('button', { name: 'Approve & Build' }).waitFor()
    await baker.looks('plan-without-the-model')
    server.recover()

    // A plan that is left is listed until it is continued or deleted.
    await baker.opens('/websites')
    await baker.reads('Unfinished plans')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'unfinished-plans'), [])
    await baker.clicks('Go on with Crumb & Co')
    await baker.page.getByRole('button', { name: 'Approve & Build' }).waitFor()
    assert.equal(await baker.page.getByLabel('Name', { exact: true }).inputValue(), 'Crumb & Co')
    await baker.opens('/websites')
    await baker.clicks('Delete the plan Crumb & Co')
    await baker.clicks('Delete')
    await baker.reads('The plan was deleted.')
    await baker.misses('Unfinished plans')
  })
})
