import type { Assert } from '@japa/assert'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { paths } from '#contract/paths'
import { apiCalls, routedCalls, saysSuccess, send } from '#tests/helpers/api_calls'
import { startGoogle } from '#tests/fakes/google'
import { changesSince, databaseDump, keptDatabase } from '#tests/helpers/database_dump'
import { signedInUser } from '#tests/helpers/people'
import type { RawAnswer } from '#tests/helpers/raw_request'
import { setScene } from '#tests/helpers/scene'

const calls = Object.entries(apiCalls)
const publicCalls = calls.filter(([, { answers }]) => answers[0] < 300)
const personal = calls.filter(([, { answers, isSigned }]) => answers[0] >= 300 && !isSigned)

test.group('Access to the API', (group) => {
  group.setup(startGoogle)

  test('the table lists every API call and no other', ({ assert }) => {
    assert.sameMembers(Object.keys(apiCalls), routedCalls())
  })

  test('only the listed calls work without signing in', ({ assert }) => {
    assert.sameMembers(
      publicCalls.map(([name]) => name),
      [
        'GET /api/app/configuration',
        'POST /api/users/login',
        'POST /api/users/register',
        'POST /api/users/google',
        'POST /api/users/google/handover',
        'POST /api/users/forgot-password',
        'POST /api/users/reset-password',
        'POST /api/users/token/refresh',
        'POST /api/users/verify-email',
      ]
    )
  })

  test('outside the API only the page of a mailed confirmation link writes, and only with its token', async ({
    assert,
    client,
  }) => {
    const writing = Object.values(router.toJSON())
      .flat()
      .filter(({ pattern }) => pattern !== '/api' && !pattern.startsWith('/api/'))
      .flatMap(({ methods, pattern }) => methods.map((method) => `${method} ${pattern}`))
      .filter((name) => !/^(GET|HEAD) /.test(name))
    assert.deepEqual(writing, [`POST ${paths.confirmContact(':token')}`])
    const before = await databaseDump()
    for (const token of ['made-up', '', '%00', '..%2f', 'x'.repeat(5_000)]) {
      ;(await client.post(paths.confirmContact(token))).assertStatus(404)
    }
    assert.deepEqual(await changesSince(before), [])
  })

  test('every other call answers 401 without a valid token, with or without a trailing slash', async ({
    assert,
    client,
  }) => {
    const scene = await setScene(client)
    const before = await databaseDump()
    for (const [name] of personal) {
      for (const bearer of [undefined, '', 'at_made-up', scene.refresh]) {
        for (const slash of [true, false]) {
          const answer = await send(name, scene, { bearer, slash })
          assert.equal(answer.status, 401, name)
          assertRefusal(assert, name, answer, 'not_signed_in')
        }
      }
    }
    assert.deepEqual(await changesSince(before), [])
  })

  test('T29: other people get 404 for what the owner can reach, and nothing changes', async ({
    assert,
    client,
  }) => {
    const scene = await setScene(client)
    const { bearer } = await signedInUser()
    const refused = calls.filter(([, { answers }]) => answers[1] === 404)
    const before = await databaseDump()
    for (const [name] of refused) {
      const answer = await send(name, scene, { bearer })
      assert.equal(answer.status, 404, name)
      assertRefusal(assert, name, answer, 'not_found')
    }
    assert.deepEqual(await changesSince(before), [])
  })

  test('T29: calls about the own account reveal nothing of other people', async ({
    assert,
    client,
  }) => {
    const scene = await setScene(client)
    // The kinds of sections are public.
    const ids = Object.values(scene.params).filter((value) => value !== scene.params.kind)
    const { owner, website, deploymentId } = scene
    const secrets = [owner.id, owner.email, website.title, deploymentId, ...ids]
    for (const [name, { answers }] of personal.filter(([, call]) => call.answers[1] !== 404)) {
      const stranger = await signedInUser({ emailVerified: false })
      const answer = await send(name, scene, stranger)
      assert.equal(answer.status, answers[1], name)
      for (const secret of secrets) assert.notInclude(answer.body, secret, name)
    }
  })

  test('the owner gets the expected answer to every call', async ({ assert, client }) => {
    const scene = await setScene(client)
    const putBack = await keptDatabase()
    for (const [name, { answers }] of calls) {
      const answer = await send(name, scene, { bearer: scene.bearer })
      assert.equal(answer.status, answers[2], `${name}: ${answer.body}`)
      if (!isRead(name)) await putBack()
    }
  }).timeout(120_000)

  test('T29: an unknown id gets 404, whatever it looks like', async ({ assert, client }) => {
    const scene = await setScene(client)
    const ids = ['nope', '0', '-1', 'constructor', `'or'1'='1`, '..%2f..', '%00', 'x'.repeat(5_000)]
    const before = await databaseDump()
    for (const [name] of calls) {
      for (const [, param] of name.matchAll(/:(\w+)/g)) {
        for (const id of ids) {
          const answer = await send(name, scene, { bearer: scene.bearer, params: { [param]: id } })
          assert.equal(answer.status, 404, `${name} with ${param} ${id}`)
          assertRefusal(assert, name, answer, 'not_found')
        }
      }
    }
    assert.deepEqual(await changesSince(before), [])
  })
})

const isRead = (name: string) => name.startsWith('GET ')

function assertRefusal(assert: Assert, name: string, { body }: RawAnswer, code: string) {
  const refusal = JSON.parse(body)
  assert.equal(refusal.code, code, name)
  assert.equal(refusal.success, saysSuccess(name) ? false : undefined, name)
}
