import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { Edit } from 'site-designer'
import { etagOf } from '#contract/website_etag'
import { useDesigner } from '#planning/services/current_designer'
import { currentHtml, currentSheet, Revision, Website } from '#websites/main'
import { failing } from '#tests/helpers/designers'
import { Planner } from '#tests/helpers/planning'

const OLD = '0113 496 0000'
const NEW = '0113 555 0199'

async function built(client: ApiClient) {
  const planner = await Planner.signedIn(client)
  const { bearer } = planner
  const id = await planner.built()
  const path = `/api/spa/websites/${id}`
  const website = () => Website.findOrFail(id)
  const post = (call: string, body: object = {}) =>
    client.post(`${path}/${call}/`).bearerToken(bearer).json(body)
  return {
    html: async () => currentHtml(await website()),
    phones: async (): Promise<string[]> => {
      const sheet = JSON.parse((await currentSheet(await website()))!)
      return sheet.contact.telephones.map(({ value }: { value: string }) => value)
    },
    stored: async () => JSON.parse((await currentSheet(await website()))!),
    version: async () => (await website()).version,
    etag: async () => etagOf(await website()),
    firstRevision: async () =>
      Revision.query().where('website_id', id).orderBy('version').firstOrFail(),
    ask: (words: string, etag?: string) => {
      const call = post('ai_line_edit', { user_request: words })
      return etag ? call.header('if-match', etag) : call
    },
    panel: (change: object) => client.patch(`${path}/sheet/`).bearerToken(bearer).json(change),
    type: (element: string, content: string) =>
      client
        .post(`${path}/update_element_content/`)
        .bearerToken(bearer)
        .json({ element_id: element, content }),
    save: (html: string) =>
      client.put(`${path}/update_html/`).bearerToken(bearer).json({ html_content: html }),
    undo: () => post('undo'),
    redo: () => post('redo'),
    restore: (revision: string) => post(`revisions/${revision}/restore`),
  }
}

/** The element of the page that shows exactly this text. */
function idOf(html: string, text: string): string {
  return new RegExp(`data-element-id="([^"]+)"[^>]*>\\s*${text}\\s*<`).exec(html)![1]
}

test.group('A website and its sheet of facts', () => {
  test('an instruction changes both in one revision, and the facts panel can continue from there', async ({
    assert,
    client,
  }) => {
    const site = await built(client)
    const before = await site.version()
    ;(await site.ask(`Change the phone number to ${NEW}`)).assertStatus(200)
    assert.equal(await site.version(), before + 1)
    assert.deepEqual(await site.phones(), [NEW])
    const later = await site.panel({ contact: { telephones: ['0113 555 0200'] } })
    later.assertStatus(200)
    assert.deepEqual(later.body().left_alone, [])
    assert.notInclude(await site.html(), NEW)
  })

  test('an instruction about opening hours changes both', async ({ assert, client }) => {
    const site = await built(client)
    ;(await site.ask('We are closed on Saturdays')).assertStatus(200)
    const { where } = await site.stored()
    assert.deepEqual(where[0].opening_hours.saturday.value, { spans: [] })
  })

  test('undo, redo and restoring a revision change both', async ({ assert, client }) => {
    const site = await built(client)
    const first = await site.firstRevision()
    await site.ask(`Change the phone number to ${NEW}`)
    await site.undo()
    assert.deepEqual(await site.phones(), [OLD])
    await site.redo()
    assert.deepEqual(await site.phones(), [NEW])
    ;(await site.restore(first.id)).assertStatus(200)
    assert.deepEqual(await site.phones(), [OLD])
    assert.include(await site.html(), OLD)
  })

  test('saving an earlier page restores its facts', async ({ assert, client }) => {
    const site = await built(client)
    const opening = await site.html()
    await site.ask(`Change the phone number to ${NEW}`)
    ;(await site.save(opening)).assertStatus(200)
    assert.deepEqual(await site.phones(), [OLD])
    assert.equal(await site.html(), opening)
  })

  test('a question, a refusal and an instruction to an old version store nothing', async ({
    assert,
    client,
  }) => {
    const site = await built(client)
    const etag = await site.etag()
    await site.panel({ contact: { emails: ['hello@rye.example'] } })
    const before = [await site.html(), await site.stored(), await site.version()]
    ;(await site.ask(`Change the phone number to ${NEW}`, etag)).assertStatus(409)
    await site.ask('Make it nicer somehow')
    assert.deepEqual([await site.html(), await site.stored(), await site.version()], before)
  })

  test('a telephone number that is edited on the page changes everywhere, and one undo restores it', async ({
    assert,
    client,
  }) => {
    const site = await built(client)
    const html = await site.html()
    const response = await site.type(idOf(html, OLD), NEW)
    response.assertStatus(200)
    assert.equal(response.body().html_content, await site.html())
    assert.isNotEmpty(response.body().also_changed)
    assert.deepEqual(await site.phones(), [NEW])
    assert.notInclude(await site.html(), OLD)
    await site.undo()
    assert.deepEqual(await site.phones(), [OLD])
    assert.equal(await site.html(), html)
  })

  test('an edit of other words changes no fact, and the answer contains no page', async ({
    assert,
    client,
  }) => {
    const site = await built(client)
    const before = await site.stored()
    const html = await site.html()
    const response = await site.type(idOf(html, OLD), 'Ring the bell')
    response.assertStatus(200)
    assert.notProperty(response.body(), 'html_content')
    assert.deepEqual(await site.stored(), before)
  })

  test('a model’s change on the page is stored in the sheet too, and the link follows', async ({
    assert,
    client,
    cleanup,
  }) => {
    const site = await built(client)
    const html = await site.html()
    const operations: Extract<Edit, { outcome: 'done' }>['operations'] = [
      { type: 'set_text', element: idOf(html, OLD), text: NEW },
    ]
    const clauses = [{ words: 'x', done: true, says: 'Done.', operations: 1 }]
    const model = failing({
      edit: async () => ({
        outcome: 'done',
        operations,
        clauses,
        analysis: 'x',
        summary: 'Done.',
      }),
    })
    cleanup(useDesigner(model))
    ;(await site.ask(`The phone number is ${NEW}`)).assertStatus(200)
    assert.deepEqual(await site.phones(), [NEW])
    assert.include(await site.html(), 'tel:01135550199')
    assert.notInclude(await site.html(), '01134960000')
  })
})
