import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { etagOf } from '#contract/website_etag'
import { currentHtml, SaveRevision, Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { edit, page, readyWebsite } from '#tests/helpers/websites'

test.group('Undo and redo', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('restore every byte of every change, and the version always increases', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('one') })
    await edit(website, page('two'))
    await new SaveRevision().handle({
      website,
      html: page('three\r\n'),
      author: 'ai',
      summary: 'By asking',
    })

    const step = async (name: 'undo' | 'redo') => {
      const answer = await client
        .post(`/api/spa/websites/${website.id}/${name}/`)
        .bearerToken(bearer)
      answer.assertStatus(200)
      assert.equal(
        answer.header('etag'),
        etagOf({ id: website.id, version: answer.body().version })
      )
      const now = answer.body()
      return [now.html_content, now.version, now.can_undo, now.can_redo]
    }
    assert.deepEqual(await step('undo'), [page('two'), 4, true, true])
    assert.deepEqual(await step('undo'), [page('one'), 5, false, true])
    assert.deepEqual(await step('redo'), [page('two'), 6, true, true])
    assert.deepEqual(await step('redo'), [page('three\r\n'), 7, true, false])
  })

  test('are refused if there is nothing to undo or redo', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    for (const name of ['undo', 'redo']) {
      const answer = await client
        .post(`/api/spa/websites/${website.id}/${name}/`)
        .bearerToken(bearer)
      answer.assertStatus(409)
      assert.deepEqual(answer.body(), {
        error: `No changes to ${name}`,
        code: `nothing_to_${name}`,
      })
    }
    assert.equal((await Website.findOrFail(website.id)).version, 1)
  })

  test('a change after an undo keeps all revisions', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('one') })
    const two = await edit(website, page('two'))
    const path = `/api/spa/websites/${website.id}`
    await client.post(`${path}/undo/`).bearerToken(bearer)
    await edit(await Website.findOrFail(website.id), page('other'))

    const redo = await client.post(`${path}/redo/`).bearerToken(bearer)
    redo.assertStatus(409)
    const lost = await client.get(`${path}/revisions/${two.id}/`).bearerToken(bearer)
    assert.equal(lost.body().html_content, page('two'))
  })

  test('an old revision is restored as a change that can be undone', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('one') })
    const first = website.revisionId
    await edit(website, page('two'))
    const path = `/api/spa/websites/${website.id}`

    const restored = await client.post(`${path}/revisions/${first}/restore/`).bearerToken(bearer)
    restored.assertStatus(200)
    assert.equal(restored.body().html_content, page('one'))
    const undone = await client.post(`${path}/undo/`).bearerToken(bearer)
    assert.equal(undone.body().html_content, page('two'))

    const list = await client.get(`${path}/revisions/`).bearerToken(bearer)
    const { results, ...paging } = list.body()
    assert.deepEqual(paging, { count: 3, current_page: 1, page_size: 20, total_pages: 1 })
    assert.deepEqual(
      results.map((row: any) => [row.version, row.author, row.summary, row.current]),
      [
        [3, 'restore', 'Went back to: First version', false],
        [2, 'you', 'Changed', true],
        [1, 'designer', 'First version', false],
      ]
    )
  })

  test('join the steps of one adjustment, and nothing else', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('one') })
    const start = Date.now()
    const at = (seconds: number) => {
      Settings.now = () => start + seconds * 1000
    }
    at(0)
    await edit(website, page('red'), 'e2/color')
    at(5)
    await edit(website, page('blue'), 'e2/color')
    await edit(website, page('big'), 'e2/font-size')
    at(6)
    await edit(website, page('bigger'), 'e2/font-size')
    at(17)
    await edit(website, page('biggest'), 'e2/font-size')
    at(18)
    await edit(website, page('no key'))
    await edit(website, page('no key either'))

    const seen = []
    for (;;) {
      seen.push(await currentHtml(await Website.findOrFail(website.id)))
      const undo = await client.post(`/api/spa/websites/${website.id}/undo/`).bearerToken(bearer)
      if (undo.status() !== 200) break
    }
    const states = ['no key either', 'no key', 'biggest', 'bigger', 'blue', 'one']
    assert.deepEqual(
      seen,
      states.map((words) => page(words))
    )
    for (const words of states.toReversed().slice(1)) {
      const redo = await client.post(`/api/spa/websites/${website.id}/redo/`).bearerToken(bearer)
      assert.equal(redo.body().html_content, page(words))
    }
    const list = await client.get(`/api/spa/websites/${website.id}/revisions/`).bearerToken(bearer)
    assert.equal(list.body().count, states.length)
  })

  test('an undo is never joined with the next change', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('one') })
    await edit(website, page('red'), 'e2/color')
    await edit(website, page('big'), 'e2/font-size')
    await client.post(`/api/spa/websites/${website.id}/undo/`).bearerToken(bearer)
    await edit(website, page('blue'), 'e2/color')
    const undo = await client.post(`/api/spa/websites/${website.id}/undo/`).bearerToken(bearer)
    assert.equal(undo.body().html_content, page('red'))
  })
})

test.group('Two simultaneous writers', () => {
  test('a write to an old version is refused, and nothing is lost', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('one') })
    const mine = await Website.findOrFail(website.id)
    await edit(website, page('theirs'))

    const saved = await new SaveRevision().handle({
      website: mine,
      html: page('mine'),
      author: 'you',
      summary: 'Changed',
      baseVersion: mine.version,
    })
    assert.deepEqual(saved, { ok: false, error: { reason: 'stale', version: 2 } })

    for (const call of ['undo', 'redo', `revisions/${mine.revisionId}/restore`]) {
      for (const tag of [etagOf({ id: website.id, version: 1 }), `"wother-2"`, 'nonsense']) {
        const answer = await client
          .post(`/api/spa/websites/${website.id}/${call}/`)
          .bearerToken(bearer)
          .header('if-match', tag)
        answer.assertStatus(409)
        assert.containsSubset(answer.body(), { code: 'stale', version: 2 })
      }
    }
    assert.equal(await currentHtml(await Website.findOrFail(website.id)), page('theirs'))
  })

  test('a whole page and a contact email for an old version are refused', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('one'), contactEmail: 'a@example.com' })
    const path = `/api/spa/websites/${website.id}/`
    const saveEmail = (email: string, version: number) =>
      client
        .patch(path)
        .bearerToken(bearer)
        .header('if-match', etagOf({ id: website.id, version }))
        .json({ contact_email: email })
    await edit(website, page('theirs'))
    ;(await saveEmail('b@example.com', 2)).assertStatus(200)
    const savedPage = await client
      .put(`${path}update_html/`)
      .bearerToken(bearer)
      .header('if-match', etagOf({ id: website.id, version: 2 }))
      .json({ html_content: page('mine') })
    for (const answer of [savedPage, await saveEmail('c@example.com', 2)]) {
      answer.assertStatus(409)
      assert.containsSubset(answer.body(), { code: 'stale', version: 3 })
    }
    const kept = await Website.findOrFail(website.id)
    assert.equal(kept.contactEmail, 'b@example.com')
    assert.equal(await currentHtml(kept), page('theirs'))
    assert.equal((await edit(kept, page('next'))).version, 4)
  })

  test('a writer that names no version is told what it replaced, and so is the history', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('one'), contactEmail: 'a@example.com' })
    const path = `/api/spa/websites/${website.id}/`
    const put = () =>
      client
        .put(`${path}update_html/`)
        .bearerToken(bearer)
        .json({ html_content: page('mine') })
    const patch = () =>
      client.patch(path).bearerToken(bearer).json({ contact_email: 'b@example.com' })
    await edit(website, page('theirs'))

    assert.deepEqual((await put()).body().replaced, { version: 2 })
    const replaced = { version: 3, contact_email: 'a@example.com' }
    assert.deepEqual((await patch()).body().replaced, replaced)
    const history = await client.get(`${path}revisions/`).bearerToken(bearer)
    assert.equal(history.body().results[0].summary, 'Page saved in place of version 2')
    // Sent again, both change nothing.
    for (const send of [put, patch]) assert.notProperty((await send()).body(), 'replaced')
  })

  test('a write to the current version succeeds', async ({ client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    await edit(website, page('two'))
    const answer = await client
      .post(`/api/spa/websites/${website.id}/undo/`)
      .bearerToken(bearer)
      .header('if-match', etagOf({ id: website.id, version: 2 }))
    answer.assertStatus(200)
  })

  test('of fifty simultaneous writes to one version exactly one succeeds', async ({ assert }) => {
    const { user } = await signedInUser()
    const website = await readyWebsite(user)
    const saves = Array.from({ length: 50 }, async (_, i) =>
      new SaveRevision().handle({
        website: await Website.findOrFail(website.id),
        html: page(`writer ${i}`),
        author: 'you',
        summary: 'Changed',
        baseVersion: 1,
      })
    )
    const through = (await Promise.all(saves)).filter(({ ok }) => ok)
    assert.lengthOf(through, 1)
    assert.equal((await Website.findOrFail(website.id)).version, 2)
  })

  test('the same text again makes no revision', async ({ assert }) => {
    const { user } = await signedInUser()
    const website = await readyWebsite(user, { html: page('one') })
    const again = await edit(website, page('one'))
    assert.equal(again.id, website.revisionId)
    assert.equal((await Website.findOrFail(website.id)).version, 1)
  })
})
