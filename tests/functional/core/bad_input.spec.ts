import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { apiCalls, routedCalls, saysSuccess, send } from '#tests/helpers/api_calls'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import type { RawAnswer } from '#tests/helpers/raw_request'
import { type Scene, setScene } from '#tests/helpers/scene'
import { forms, queries, wrongValuesOf } from '#tests/helpers/wrong_values'

function assertRefused(assert: Assert, { status, body }: RawAnswer, name: string, what: string) {
  assert.equal(status, 400, `${what}: ${body.slice(0, 300)}`)
  const answer = JSON.parse(body)
  if (saysSuccess(name)) {
    assert.isFalse(answer.success, what)
    assertProblem(assert, answer, what)
  } else {
    assert.isNotEmpty(answer, what)
    for (const messages of Object.values(answer)) {
      assert.isArray(messages, what)
      assert.lengthOf(messages as string[], 1, what)
      assertSentence(assert, (messages as string[])[0], what)
    }
  }
}

function assertProblem(assert: Assert, answer: any, what: string) {
  assertSentence(assert, answer.error, what)
  assert.match(answer.code, /^[a-z]+(_[a-z]+)*$/, what)
}

/** Our own message, not a library's default one. */
function assertSentence(assert: Assert, words: string, what: string) {
  assert.match(words, /^["\p{Lu}].*[.\p{L}\p{N}]$/u, what)
  assert.notMatch(words, / field (must|is|has)|\{\{|undefined/, what)
}

test.group('Bad input', () => {
  let shared: Scene | undefined
  /** Shared by all of these tests, because none of their requests may change it. */
  const sceneOf = async (client: ApiClient) => (shared ??= await setScene(client))

  test('is tested for every call with a body or a query', ({ assert }) => {
    const bodies = Object.keys(apiCalls).filter((name) => apiCalls[name].body)
    assert.sameMembers(Object.keys(forms), bodies)
    const asked = Object.keys(apiCalls).filter((name) => apiCalls[name].query)
    assert.sameMembers(Object.keys(queries), asked)
    assert.includeMembers(routedCalls(), [...bodies, ...asked])
  })

  for (const [name, fields] of Object.entries(forms)) {
    test(`is refused with readable messages and changes nothing: ${name}`, async ({
      assert,
      client,
    }) => {
      const scene = await sceneOf(client)
      const good = apiCalls[name].body!(scene)
      assert.sameMembers(Object.keys(fields), Object.keys(good))

      const before = await databaseDump()
      for (const [field, rules] of Object.entries(fields)) {
        for (const value of wrongValuesOf(rules)) {
          const body = JSON.stringify({ ...good, [field]: value })
          const answer = await send(name, scene, { bearer: scene.bearer, body })
          assertRefused(assert, answer, name, `${field}: ${JSON.stringify(value)?.slice(0, 60)}`)
        }
      }
      assert.deepEqual(await changesSince(before), [])
    }).timeout(60_000)

    test(`is refused if the body is no form: ${name}`, async ({ assert, client }) => {
      const scene = await sceneOf(client)
      const before = await databaseDump()
      const unreadable = ['{', '{"a":1}}', '"text"', '7', 'null', 'a=1', nested(50_000)]
      for (const body of [...unreadable, '', '[]', '[1]', '[{}]', '{}', '{"__proto__":{"a":1}}']) {
        const answer = await send(name, scene, { bearer: scene.bearer, body })
        assert.equal(answer.status, 400, `${body.slice(0, 20)}: ${answer.body.slice(0, 300)}`)
        // An unreadable body has no fields.
        if (!saysSuccess(name) && unreadable.includes(body)) {
          assertProblem(assert, JSON.parse(answer.body), body)
        } else {
          assertRefused(assert, answer, name, body)
        }
      }
      const large = await send(name, scene, {
        bearer: scene.bearer,
        body: JSON.stringify({ ...apiCalls[name].body!(scene), more: 'x'.repeat(3 * 1024 * 1024) }),
      })
      assert.equal(large.status, 413)
      assert.containsSubset(JSON.parse(large.body), {
        ...(saysSuccess(name) && { success: false }),
        error: 'This is larger than we accept.',
        code: 'too_large',
      })
      assert.deepEqual(await changesSince(before), [])
    })
  }

  for (const [name, fields] of Object.entries(queries)) {
    test(`is refused in a query and changes nothing: ${name}`, async ({ assert, client }) => {
      const scene = await sceneOf(client)
      const good = apiCalls[name].query!(scene)
      const before = await databaseDump()
      for (const [field, { optional, refuses = [] }] of Object.entries(fields)) {
        const asked: Record<string, string>[] = [
          ...refuses.map((value) => ({ ...good, [field]: value as string })),
          { ...good, [field]: 'a'.repeat(5_000) },
          { ...good, [`${field}[]`]: 'x' },
          { ...good, [`${field}[a]`]: 'x' },
        ]
        if (!optional) asked.push({})
        for (const query of asked) {
          const answer = await send(name, scene, { bearer: scene.bearer, query })
          assertRefused(assert, answer, name, JSON.stringify(query).slice(0, 80))
        }
      }
      assert.deepEqual(await changesSince(before), [])
    })
  }

  test('is refused in an address with a readable message', async ({ assert, client }) => {
    for (const path of ['/api/%', '/api/spa/websites/%ff/']) {
      const answer = await client.get(path)
      answer.assertStatus(400)
      assert.deepEqual(answer.body(), {
        error: 'This address cannot be read.',
        code: 'bad_request',
      })
    }
    for (const path of ['/api', '/api/', '/api/nothing', '/api/users/me/more/']) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const answer = await client.request(path, method)
        answer.assertStatus(404)
        assert.deepEqual(answer.body(), { error: 'There is no such call.', code: 'not_found' })
      }
    }
  })
})

function nested(depth: number): string {
  return `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`
}
