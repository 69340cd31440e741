import { request } from 'node:http'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { usePictureModel } from '#core/model/main'
import { OpenaiPictures } from '#core/model/openai/openai_pictures'
import { ModelUse } from '#core/model/usage/model_use'
import { ModelUseLog } from '#core/model/usage/model_use_log'
import { Image } from '#websites/main'
import { PictureServer } from '#tests/fakes/picture_server'
import { eventually } from '#tests/helpers/eventually'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'

const WORDS = 'Morning light on a loaf of bread'

let server: PictureServer

async function baker(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user)
  const path = `/api/spa/websites/${website.id}/made_pictures/`
  const make = (words = WORDS) => client.post(path).bearerToken(bearer).json({ words })
  const uses = async () => {
    const rows = await ModelUse.query().where('user_id', user.id)
    return rows.map(({ purpose, outcome, outputTokens }) => ({ purpose, outcome, outputTokens }))
  }
  const stored = async () => (await Image.query().where('website_id', website.id)).length
  return { user, bearer, path, make, uses, stored }
}

async function modelAt(settings: { dailyTokens?: number; model?: string } = {}) {
  const { dailyTokens = 1_000_000, model = 'gpt-image-1' } = settings
  const baseUrl = await server.start()
  const limits = { timeout: 1_000, rest: 1_000, quotaRest: 1_000 }
  const options = { apiKey: 'sk-test', baseUrl, model, ...limits }
  return usePictureModel(new OpenaiPictures(options, new ModelUseLog({ dailyTokens })))
}

test.group('Making a picture', (group) => {
  let putBack = () => {}
  group.each.setup(() => {
    server = new PictureServer()
    return () => {
      putBack()
      putBack = () => {}
      server.stop()
    }
  })

  test('stores it like an upload, and records its use', async ({ assert, client }) => {
    putBack = await modelAt()
    const { make, uses } = await baker(client)
    const made = await make()
    made.assertStatus(201)
    made.assertBodyContains({ title: WORDS, width: 64, height: 48, credit: null })
    assert.deepEqual(server.asked, [{ model: 'gpt-image-1', prompt: WORDS, n: 1 }])
    assert.deepEqual(await uses(), [
      { purpose: 'picture', outcome: 'answered', outputTokens: 1_056 },
    ])
  })

  test('asks other models for the file instead of an address', async ({ assert, client }) => {
    putBack = await modelAt({ model: 'dall-e-3' })
    ;(await (await baker(client)).make()).assertStatus(201)
    assert.equal(server.asked[0].response_format, 'b64_json')
  })

  for (const [what, fault, status, code] of [
    ['a refused key', { status: 401, body: { error: { message: 'Key' } } }, 503, 'ai_unavailable'],
    ['too many requests', { status: 429, body: {} }, 503, 'ai_unavailable'],
    ['a broken server', { status: 500, body: 'Oops' }, 503, 'ai_unavailable'],
    [
      'a refused wish',
      { status: 400, body: { error: { code: 'content_policy_violation', message: 'No' } } },
      400,
      'ai_filtered',
    ],
    ['a silent server', 'silent', 503, 'ai_unavailable'],
    ['an answer that is no JSON', 'a_page', 502, 'ai_unreadable'],
    ['a file that is no picture', 'no_picture', 502, 'picture_unusable'],
  ] as const) {
    test(`reports ${what}, and stores nothing`, async ({ assert, client }) => {
      putBack = await modelAt()
      const { make, stored } = await baker(client)
      server.fault = fault
      const answer = await make()
      answer.assertStatus(status)
      answer.assertBodyContains({ code })
      assert.lengthOf(server.asked, 1)
      assert.equal(await stored(), 0)
    })
  }

  test('ends at the server when the person cancels', async ({ assert, client }) => {
    putBack = await modelAt()
    const { path, bearer, uses, stored } = await baker(client)
    server.fault = 'silent'
    const call = request({
      host: '127.0.0.1',
      port: process.env.PORT,
      path,
      method: 'POST',
      headers: { 'authorization': `Bearer ${bearer}`, 'content-type': 'application/json' },
    })
    call.on('error', () => {})
    call.end(JSON.stringify({ words: WORDS }))
    await eventually(() => server.asked.length === 1)
    call.destroy()
    await eventually(() => server.hungUp === 1)
    await eventually(async () => (await uses())[0]?.outcome === 'stopped')
    assert.equal(await stored(), 0)
  })

  test('needs room in the budget of today, and at most three a minute', async ({ client }) => {
    putBack = await modelAt({ dailyTokens: 2_000 })
    const { make } = await baker(client)
    ;(await make()).assertStatus(201)
    ;(await make()).assertStatus(201)
    const spent = await make()
    spent.assertStatus(429)
    spent.assertBodyContains({ code: 'ai_budget_used' })
    ;(await make()).assertBodyContains({ code: 'too_many_requests' })
  })

  test('is not for other people, and nobody’s where no model is set', async ({
    assert,
    client,
  }) => {
    const { path, make } = await baker(client)
    ;(await make()).assertStatus(404)
    putBack = await modelAt()
    const { bearer } = await signedInUser()
    ;(await client.post(path).bearerToken(bearer).json({ words: WORDS })).assertStatus(404)
    assert.isEmpty(server.asked)
    const { picture_making: isOffered } = (await client.get('/api/app/configuration/')).body()
    assert.isTrue(isOffered)
  })
})
