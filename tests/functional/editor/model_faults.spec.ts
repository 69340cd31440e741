import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { currentHtml, Revision, Website } from '#websites/main'
import { EditedPage } from '#designer_tests/helpers/editing'
import { faultTable } from '#tests/fakes/model_server/fault_table'
import { ModelBench } from '#tests/helpers/model_bench'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'

const PAGE = EditedPage.ofOurs('barber').html
/** Only a model can understand this. */
const FREE = 'Give the whole thing the air of a harbour in November'
/** A built-in command. */
const COMMAND = 'Make the visit section dark'

async function person(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const { id } = await readyWebsite(user, { html: PAGE })
  return {
    ask: (words: string) =>
      client
        .post(`/api/spa/websites/${id}/ai_line_edit/`)
        .bearerToken(bearer)
        .json({ user_request: words }),
    html: async () => currentHtml(await Website.findOrFail(id)),
    revisions: async () => (await Revision.query().where('website_id', id)).length,
  }
}

test.group('Instructions while the model server fails', () => {
  for (const row of faultTable) {
    const { title, status } = row
    test(`${title}: ${status} for free wording, and nothing changes`, async ({
      assert,
      client,
      cleanup,
    }) => {
      const { ask, html, revisions } = await person(client)
      ;(await ModelBench.facing(row)).serve(cleanup)
      const response = await ask(FREE)
      response.assertStatus(status)
      assert.isFalse(response.body().success)
      assert.isString(response.body().error)
      assert.match(response.body().code, /^ai_/)
      assert.equal(await html(), PAGE)
      assert.equal(await revisions(), 1)
    })

    test(`${title}: a built-in command still works, and one line says how`, async ({
      assert,
      client,
      cleanup,
    }) => {
      const { ask, html, revisions } = await person(client)
      ;(await ModelBench.facing(row)).serve(cleanup)
      const response = await ask(COMMAND)
      response.assertStatus(200)
      assert.isTrue(response.body().success)
      assert.isNotEmpty(response.body().notice)
      assert.equal(response.body().modified_html, await html())
      assert.equal(await revisions(), 2)
    })
  }

  test('a temporary refusal says when to try again', async ({ client, cleanup }) => {
    const { ask } = await person(client)
    const { server } = (await ModelBench.open()).serve(cleanup)
    server.fail('rate_limited_for_minutes')
    const response = await ask(FREE)
    response.assertStatus(503)
    response.assertHeader('retry-after', '120')
  })

  test('the texts are those of the specification', async ({ client, cleanup }) => {
    const { ask } = await person(client)
    const { server } = (await ModelBench.open()).serve(cleanup)
    server.fail('bad_line', 99)
    const unreadable = await ask(FREE)
    unreadable.assertBodyContains({ error: 'AI returned invalid format' })
    server.recover()
    server.fail('overloaded', 99)
    const down = await ask(FREE)
    down.assertBodyContains({ error: 'AI service temporarily unavailable' })
  })
})
