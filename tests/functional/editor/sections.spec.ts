import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { etagOf } from '#contract/website_etag'
import { EditedPage } from '#designer_tests/helpers/editing'
import { currentHtml, Revision, Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'

const PAGE = EditedPage.ofOurs('barber').html

async function person(client: ApiClient, { html = PAGE } = {}) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html })
  const path = `/api/spa/websites/${website.id}`
  return {
    website,
    sections: async () =>
      (await client.get(`${path}/sections/`).bearerToken(bearer)).body().sections as {
        id: string
        layout: string
        layouts: string[]
        up: boolean
        down: boolean
      }[],
    async change(change: object, ifMatch?: string) {
      const request = client.post(`${path}/section_changes/`).bearerToken(bearer)
      if (ifMatch) request.header('if-match', ifMatch)
      return request.json(change)
    },
    preview: (kind: string) => client.get(`${path}/section_previews/${kind}/`).bearerToken(bearer),
    step: (name: 'undo' | 'redo') => client.post(`${path}/${name}/`).bearerToken(bearer),
    html: async () => currentHtml(await Website.findOrFail(website.id)),
    revisions: async () =>
      Revision.query().where({ website_id: website.id, folded: false }).orderBy('version'),
  }
}

test.group('Editing the sections of a website', () => {
  test('a change is one revision, and undo and redo restore the same bytes', async ({
    assert,
    client,
  }) => {
    const { sections, change, step, html, revisions, website } = await person(client)
    const { id } = (await sections()).find(({ up, down }) => up && down)!
    const response = await change(
      { do: 'move', section: id, to: 'up' },
      etagOf({ id: website.id, version: 1 })
    )
    response.assertStatus(200)
    const { html_content: moved, says, version, can_undo: canUndo } = response.body()
    assert.equal(moved, await html())
    assert.notEqual(moved, PAGE)
    assert.match(says, /^Moved: /)
    assert.equal(version, 2)
    assert.isTrue(canUndo)
    assert.equal(response.header('etag'), etagOf({ id: website.id, version: 2 }))
    const { author, summary } = (await revisions()).at(-1)!
    assert.deepEqual({ author, summary }, { author: 'you', summary: says })

    ;(await step('undo')).assertStatus(200)
    assert.equal(await html(), PAGE)
    ;(await step('redo')).assertStatus(200)
    assert.equal(await html(), moved)
  })

  test('several layouts in a row are one revision', async ({ assert, client }) => {
    const { sections, change, step, html, revisions } = await person(client)
    const { id, layout, layouts } = (await sections()).find(({ up }) => up)!
    for (const next of layouts.filter((one) => one !== layout)) {
      ;(await change({ do: 'layout', section: id, layout: next })).assertStatus(200)
    }
    assert.lengthOf(await revisions(), 2)
    ;(await step('undo')).assertStatus(200)
    assert.equal(await html(), PAGE)
  })

  test('adds a section after the given one', async ({ assert, client }) => {
    const { sections, change, html } = await person(client)
    const before = await sections()
    ;(await change({ do: 'add', kind: 'faq', after: before[1].id })).assertStatus(200)
    const after = await sections()
    assert.lengthOf(after, before.length + 1)
    assert.equal(after[1].id, before[1].id)
    assert.include(await html(), 'data-section="faq"')
    const ids = [...(await html()).matchAll(/data-element-id="([^"]*)"/g)].map(([, id]) => id)
    assert.lengthOf(new Set(ids), ids.length)
  })

  test('a section is previewed with the facts of the page', async ({ assert, client }) => {
    const { preview, html } = await person(client)
    const hours = await preview('hours')
    hours.assertStatus(200)
    const { html: page } = hours.body()
    assert.match(page, /<main[^]*data-section="hours"[^]*<\/main>/)
    ;(await preview('hero.php')).assertStatus(404)
    assert.equal(await html(), PAGE)
  })

  test('a change to an old version is refused', async ({ assert, client }) => {
    const { sections, change, html, website } = await person(client)
    const { id } = (await sections()).find(({ up }) => up)!
    ;(await change({ do: 'duplicate', section: id })).assertStatus(200)
    const newest = await html()
    const late = await change({ do: 'remove', section: id }, etagOf({ id: website.id, version: 1 }))
    late.assertStatus(409)
    late.assertBodyContains({ code: 'stale' })
    assert.equal(await html(), newest)
  })

  test('an impossible change and an invalid body are refused with the reason', async ({
    assert,
    client,
  }) => {
    const { sections, change, html } = await person(client)
    const [header] = await sections()
    const refused = await change({ do: 'remove', section: header.id })
    refused.assertStatus(400)
    refused.assertBodyContains({ code: 'cannot' })
    const bodies: [object, string][] = [
      [{}, 'Say whether to move'],
      [{ do: 'explode', section: 'e1' }, 'Say whether to move'],
      [{ do: 'move', section: 'e1', to: 'left' }, 'moved up or down'],
      [{ do: 'remove' }, 'Name the section'],
      [{ do: 'remove', section: '"]<x>' }, 'Name the section'],
      [{ do: 'add', kind: '__proto__' }, 'Name one of the sections'],
      [{ do: 'layout', section: 'e1', layout: 'x'.repeat(41) }, 'Name one of the layouts'],
    ]
    for (const [body, says] of bodies) {
      const answer = await change(body)
      answer.assertStatus(400)
      assert.include(JSON.stringify(answer.body()), says, JSON.stringify(body))
    }
    assert.equal(await html(), PAGE)
  })
})
