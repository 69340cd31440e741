import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Website } from '#websites/main'
import { signedInUser } from '#tests/helpers/people'
import { edit, page, readyWebsite, reservedWebsite } from '#tests/helpers/websites'

test.group('The list of websites', () => {
  test('has pages of three, the newest first', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser({ subscriptionType: 'basic' })
    const made = []
    for (let i = 0; i < 5; i++) made.push((await readyWebsite(user)).id)

    const first = await client.get('/api/spa/websites/').bearerToken(bearer)
    first.assertStatus(200)
    const { results, ...rest } = first.body()
    assert.deepEqual(rest, { count: 5, current_page: 1, page_size: 3, total_pages: 2 })
    assert.deepEqual(
      results.map(({ id }: Website) => id),
      made.reverse().slice(0, 3)
    )

    const second = await client.get('/api/spa/websites/?page=2&page_size=4').bearerToken(bearer)
    assert.deepEqual(
      second.body().results.map(({ id }: Website) => id),
      made.slice(4)
    )
  })

  test('contains everything that a card shows', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { title: 'Corner', html: page('Fresh bread') })
    const answer = await client.get('/api/spa/websites/').bearerToken(bearer)
    const [card] = answer.body().results
    assert.containsSubset(card, {
      id: website.id,
      title: 'Corner',
      prompt: 'A bakery',
      html_content: page('Fresh bread'),
      contact_email: '',
      custom_domain: null,
      custom_domain_verified: false,
      state: 'ready',
      version: 1,
    })
    assert.equal(new Date(card.created_at).toISOString(), card.created_at)
    assert.match(card.preview_url, /^http:\/\/p-[a-z0-9]{20}\.localhost:\d+\/v\/1\//)
  })

  test('makes three database queries for any number of websites, and decompresses no text twice', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { user, bearer } = await signedInUser({ subscriptionType: 'basic' })
    for (let i = 0; i < 5; i++) await readyWebsite(user, { html: page(`Bread ${i}`) })
    const list = () => client.get('/api/spa/websites/?page_size=5').bearerToken(bearer)
    const first = await list()

    const asked: string[] = []
    const knex = db.connection().getWriteClient()
    const note = ({ sql }: { sql: string }) => void asked.push(sql)
    knex.on('query', note)
    cleanup(() => void knex.off('query', note))
    const second = await list()
    assert.lengthOf(asked, 3, asked.join('\n'))
    assert.isFalse(asked.some((sql) => sql.includes('contents')))
    assert.deepEqual(second.body().results, first.body().results)
  })

  test('contains the newest text and version after a change', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { html: page('First') })
    const list = () => client.get('/api/spa/websites/').bearerToken(bearer)
    assert.equal((await list()).body().results[0].html_content, page('First'))
    const words = 'Quotes " and \\ and \u2028 and 🥐'
    await edit(website, page(words))
    const [card] = (await list()).body().results
    assert.equal(card.html_content, page(words))
    assert.equal(card.version, 2)
  })

  test('is empty for a page after the last, and contains the total', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    await readyWebsite(user)
    const answer = await client.get('/api/spa/websites/?page=9').bearerToken(bearer)
    assert.deepEqual(answer.body(), {
      results: [],
      count: 1,
      current_page: 9,
      page_size: 3,
      total_pages: 1,
    })
  })

  test('does not contain websites that are being built or belong to others', async ({
    assert,
    client,
  }) => {
    const { user, bearer } = await signedInUser()
    await reservedWebsite(user)
    await readyWebsite((await signedInUser()).user)
    const answer = await client.get('/api/spa/websites/').bearerToken(bearer)
    assert.deepEqual(answer.body(), {
      results: [],
      count: 0,
      current_page: 1,
      page_size: 3,
      total_pages: 1,
    })
  })

  test('refuses an invalid page number', async ({ assert, client }) => {
    const { bearer } = await signedInUser()
    for (const query of ['page=0', 'page=two', 'page=1.5', 'page_size=51', 'page_size=0']) {
      const answer = await client.get(`/api/spa/websites/?${query}`).bearerToken(bearer)
      assert.equal(answer.status(), 400, query)
      assert.isArray(answer.body()[query.split('=')[0]])
    }
  })
})

test.group('One website', () => {
  test('has no address for the revision of another website', async ({ client }) => {
    const { user, bearer } = await signedInUser()
    const [one, other] = [await readyWebsite(user), await readyWebsite(user)]
    const path = `/api/spa/websites/${one.id}/revisions/${other.revisionId}`
    ;(await client.get(path).bearerToken(bearer)).assertStatus(404)
    ;(await client.post(`${path}/restore/`).bearerToken(bearer)).assertStatus(404)
  })

  test('is returned with its text and an ETag of its version', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const html = page('Ekmek – çörek, 😀 & "quotes"\r\n')
    const website = await readyWebsite(user, { html })
    const answer = await client.get(`/api/spa/websites/${website.id}/`).bearerToken(bearer)
    answer.assertStatus(200)
    assert.equal(answer.body().html_content, html)
    assert.equal(answer.header('etag'), `"w${website.id}-1"`)
  })

  test('gets 404 while it is being built', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const reserved = await reservedWebsite(user)
    assert.isTrue(reserved.ok)
    if (!reserved.ok) return
    const answer = await client.get(`/api/spa/websites/${reserved.value.id}/`).bearerToken(bearer)
    answer.assertStatus(404)
  })

  test('stores a contact email and removes it', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    const path = `/api/spa/websites/${website.id}/`
    for (const address of ['shop@example.com', '']) {
      const answer = await client.patch(path).bearerToken(bearer).json({ contact_email: address })
      answer.assertStatus(200)
      assert.equal(answer.body().contact_email, address)
      assert.equal((await Website.findOrFail(website.id)).contactEmail, address)
    }
  })

  test('accepts no field except the contact email', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    const before = (await Website.findOrFail(website.id)).serialize()
    const answer = await client.patch(`/api/spa/websites/${website.id}/`).bearerToken(bearer).json({
      contact_email: '',
      title: 'x',
      slug: 'x',
      user_id: 'x',
      state: 'building',
      version: 9,
    })
    answer.assertStatus(200)
    const after = (await Website.findOrFail(website.id)).serialize()
    delete after.updatedAt
    assert.containsSubset(before, after)
  })

  test('refuses a contact email that is not text or too long', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user, { contactEmail: 'old@example.com' })
    for (const value of [7, null, ['a@b.c'], 'a'.repeat(255), undefined]) {
      const answer = await client
        .patch(`/api/spa/websites/${website.id}/`)
        .bearerToken(bearer)
        .json({ contact_email: value })
      answer.assertStatus(400)
      assert.isArray(answer.body().contact_email)
    }
    assert.equal((await Website.findOrFail(website.id)).contactEmail, 'old@example.com')
  })

  test('is deleted permanently with all its texts', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser()
    const [gone, kept] = [await readyWebsite(user), await readyWebsite(user)]
    const [shared, own] = [page('In both'), page(`Only here ${gone.id}`)]
    for (const html of [shared, own]) await edit(gone, html)
    await edit(kept, shared)

    const path = `/api/spa/websites/${gone.id}/`
    ;(await client.delete(path).bearerToken(bearer)).assertStatus(204)
    ;(await client.get(path).bearerToken(bearer)).assertStatus(404)
    ;(await client.delete(path).bearerToken(bearer)).assertStatus(404)

    const left = await db.from('revisions').where('website_id', gone.id)
    assert.lengthOf(left, 0)
    const orphans = await db
      .from('contents')
      .whereNotIn('hash', db.from('revisions').select('content_hash'))
      .whereNotIn('hash', db.from('revisions').whereNotNull('sheet_hash').select('sheet_hash'))
    assert.lengthOf(orphans, 0)
    const other = await client.get(`/api/spa/websites/${kept.id}/`).bearerToken(bearer)
    assert.equal(other.body().html_content, shared)
  })
})

test.group('The websites limit', () => {
  test('is returned with the used and the free number', async ({ assert, client }) => {
    const { user, bearer } = await signedInUser({ subscriptionType: 'basic' })
    await readyWebsite(user)
    await reservedWebsite(user)
    const answer = await client.get('/api/spa/websites/user_plan_info/').bearerToken(bearer)
    assert.deepEqual(answer.body(), {
      plan_info: {
        subscription_type: 'basic',
        limits: { websites: 5 },
        current_usage: { websites: 2 },
        remaining: { websites: 3 },
      },
    })
  })

  test('is kept with simultaneous requests, and unfinished builds count', async ({ assert }) => {
    for (const [subscriptionType, limit] of [
      ['free', 2],
      ['basic', 5],
      ['premium', 20],
    ] as const) {
      const { user } = await signedInUser({ subscriptionType })
      const tries = Array.from({ length: 25 }, () => reservedWebsite(user, { title: 'Same' }))
      const taken = (await Promise.all(tries)).filter((one) => one.ok)
      assert.lengthOf(taken, limit)
      const refusal = await reservedWebsite(user)
      assert.deepEqual(refusal, {
        ok: false,
        error: { reason: 'website_limit', current_usage: limit, limit },
      })
    }
  })
})
