import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { currentHtml, currentSheet, Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { Planner } from '#tests/helpers/planning'
import { page, readyWebsite } from '#tests/helpers/websites'

async function built(client: ApiClient) {
  const planner = await Planner.signedIn(client)
  const { bearer } = planner
  const id = await planner.built()
  const path = `/api/spa/websites/${id}`
  return {
    id,
    html: async () => currentHtml(await Website.findOrFail(id)),
    stored: async () => JSON.parse((await currentSheet(await Website.findOrFail(id)))!),
    sheet: () => client.get(`${path}/sheet/`).bearerToken(bearer),
    change: (change: object) => client.patch(`${path}/sheet/`).bearerToken(bearer).json(change),
    undo: () => client.post(`${path}/undo/`).bearerToken(bearer),
    redo: () => client.post(`${path}/redo/`).bearerToken(bearer),
  }
}

const NEW_NUMBER = { contact: { telephones: ['0113 496 0001'] } }

test.group('The sheet of a website', () => {
  test('is the sheet of the plan from which the website was built', async ({ client, assert }) => {
    const site = await built(client)
    const response = await site.sheet()
    response.assertStatus(200)
    assert.equal(response.body().sheet.who.name.value, 'Rye & Co')
  })

  test('a changed telephone number changes everywhere on the page, and nothing else changes', async ({
    client,
    assert,
  }) => {
    const site = await built(client)
    const before = await site.html()
    const response = await site.change(NEW_NUMBER)
    response.assertStatus(200)
    const after = await site.html()
    assert.notInclude(after, '0113 496 0000')
    assert.notInclude(after, '01134960000')
    assert.equal(
      after
        .replaceAll('0113 496 0001', '0113 496 0000')
        .replaceAll('01134960001', '01134960000')
        .replaceAll('0113-496-0001', '0113-496-0000'),
      before
    )
    assert.isNotEmpty(response.body().changed)
    assert.deepEqual(await site.stored(), response.body().sheet)
  })

  test('one undo restores page and sheet, one redo both again', async ({ client, assert }) => {
    const site = await built(client)
    const [html, sheet] = [await site.html(), await site.stored()]
    await site.change(NEW_NUMBER)
    const changed = await site.stored()
    ;(await site.undo()).assertStatus(200)
    assert.equal(await site.html(), html)
    assert.deepEqual(await site.stored(), sheet)
    ;(await site.redo()).assertStatus(200)
    assert.deepEqual(await site.stored(), changed)
  })

  test('an invalid change is refused with a message, and nothing is stored', async ({
    client,
    assert,
  }) => {
    const site = await built(client)
    const before = [await site.html(), await site.stored()]
    const response = await site.change({ contact: { emails: 'nobody' } })
    response.assertStatus(400)
    assert.deepEqual(Object.keys(response.body()), ['contact.emails'])
    assert.deepEqual([await site.html(), await site.stored()], before)
  })

  test('a website without a sheet gets an empty one that can be filled', async ({
    client,
    assert,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('Old') })
    const path = `/api/spa/websites/${website.id}/sheet/`
    const empty = await client.get(path).bearerToken(bearer)
    empty.assertStatus(200)
    assert.deepEqual(empty.body().sheet.who, {})
    const filled = await client
      .patch(path)
      .bearerToken(bearer)
      .json({ who: { name: 'Old Bakery' } })
    filled.assertStatus(200)
    assert.equal(filled.body().sheet.who.name.value, 'Old Bakery')
    assert.equal(await currentHtml(await Website.findOrFail(website.id)), page('Old'))

    const revisions = `/api/spa/websites/${website.id}/revisions`
    const restored = await client
      .post(`${revisions}/${website.revisionId}/restore/`)
      .bearerToken(bearer)
    restored.assertStatus(200)
    assert.isUndefined(await currentSheet(await Website.findOrFail(website.id)))
  })
})
