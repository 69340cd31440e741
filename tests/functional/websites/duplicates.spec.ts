import { test } from '@japa/runner'
import { emptySheet } from 'site-designer'
import { siteOrigin } from '#config/hosts'
import { currentHtml, currentSheet, SaveRevision, Website, websiteFiles } from '#websites/main'
import { Deployment } from '#deploy/models/deployment'
import { PDF } from '#tests/helpers/documents'
import { signedInUser } from '#tests/helpers/people'
import { flatPng, sendPicture } from '#tests/helpers/pictures'
import { publish } from '#tests/helpers/published'
import { rawRequest } from '#tests/helpers/raw_request'
import { page, readyWebsite, reservedWebsite } from '#tests/helpers/websites'

const SHEET = JSON.stringify(emptySheet({ value: 'en', source: 'said' }))

test.group('A copy of a website', () => {
  test('has its draft, facts, pictures and documents, and is otherwise new', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { title: 'Rye', prompt: 'A bakery' })
    const path = `/api/spa/websites/${website.id}`
    const sent = await sendPicture(client, website.id, { bearer, bytes: flatPng(600, 400) })
    await client
      .post(`${path}/upload_file/`)
      .bearerToken(bearer)
      .file('file', PDF, { filename: 'prices.pdf', contentType: 'application/pdf' })
    const html = page('Fresh').replace('</h1>', `</h1><img src="${sent.body().path}" alt="Rye">`)
    await new SaveRevision().handle({ website, html, sheet: SHEET, author: 'you', summary: 'Made' })
    await publish(website)

    const answer = await client.post(`${path}/duplicate/`).bearerToken(bearer)
    assert.equal(answer.status(), 201, answer.text())
    const copy = await Website.findOrFail(answer.body().id)
    assert.include(answer.body(), {
      title: 'Copy of Rye',
      prompt: 'A bakery',
      html_content: html,
      custom_domain: null,
      version: 1,
    })
    assert.notEqual(copy.slug, website.slug)
    assert.equal(await currentSheet(copy), SHEET)
    assert.isNull(await Deployment.findBy('website_id', copy.id))
    const revisions = await client
      .get(`/api/spa/websites/${copy.id}/revisions/`)
      .bearerToken(bearer)
    assert.deepEqual(
      revisions.body().results.map(({ summary }: { summary: string }) => summary),
      ['Copied from Rye']
    )
    const before = await websiteFiles(website)
    const after = await websiteFiles(copy)
    assert.deepEqual(
      after.files.map((one) => one.path),
      before.files.map((one) => one.path)
    )

    const gone = await client.delete(`${path}/`).bearerToken(bearer)
    gone.assertStatus(204)
    assert.equal(await currentHtml(copy), html)
    assert.equal(await currentSheet(copy), SHEET)
    assert.lengthOf((await websiteFiles(copy)).files, before.files.length)
    const shown = await rawRequest(`${siteOrigin(`p-${copy.previewKey}`)}/${sent.body().path}`)
    assert.equal(shown.status, 200)
  })

  test('has a title of at most the usual length', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { title: 'x'.repeat(200) })
    const answer = await client
      .post(`/api/spa/websites/${website.id}/duplicate/`)
      .bearerToken(bearer)
    assert.equal(answer.body().title, `Copy of ${'x'.repeat(192)}`)
  })

  test('is made once for a repeated request, and needs a place', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    const ask = (key: string) =>
      client
        .post(`/api/spa/websites/${website.id}/duplicate/`)
        .bearerToken(bearer)
        .header('idempotency-key', key)
    const answers = await Promise.all([ask('one'), ask('one'), ask('one')])
    for (const answer of answers) answer.assertStatus(201)
    assert.lengthOf(new Set(answers.map((answer) => answer.body().id)), 1)
    const full = await ask('two')
    full.assertStatus(403)
    full.assertBodyContains({ code: 'website_limit', current_usage: 2, limit: 2 })
  })

  test('of a website of another person, or one that is being built, is not found', async ({
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    const stranger = await signedInUser()
    const website = await readyWebsite(user)
    const reserved = await reservedWebsite(user)
    const building = reserved.ok ? reserved.value.id : ''
    for (const [id, token] of [
      [website.id, stranger.bearer],
      [building, bearer],
    ]) {
      const answer = await client.post(`/api/spa/websites/${id}/duplicate/`).bearerToken(token)
      answer.assertStatus(404)
    }
  })
})
