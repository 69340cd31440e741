import { test } from '@japa/runner'
import { hosts } from '#config/hosts'
import { startGoogle } from '#tests/fakes/google'
import { apiCalls, send } from '#tests/helpers/api_calls'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { rawRequest } from '#tests/helpers/raw_request'
import { setScene, type Scene } from '#tests/helpers/scene'

const EVIL = 'https://evil.example'
const ORIGINS = [EVIL, 'null', `http://shop.${hosts.sitesDomain}`]

const calls = Object.entries(apiCalls)
const personal = calls.filter(([, { answers, isSigned }]) => answers[0] === 401 && !isSigned)

function pathOf(name: string, scene: Scene): string {
  const [, pattern] = name.split(' ')
  return `${pattern.replace(/:(\w+)/g, (_, param) => scene.params[param])}/`
}

test.group('T40: a page of another origin', (group) => {
  group.setup(startGoogle)

  test('is not allowed by CORS to read an answer or make a call', async ({ assert, client }) => {
    const scene = await setScene(client)
    for (const [name] of calls) {
      for (const origin of ORIGINS) {
        const answer = await rawRequest(hosts.appUrl, {
          method: 'OPTIONS',
          path: pathOf(name, scene),
          headers: {
            origin,
            'access-control-request-method': name.split(' ')[0],
            'access-control-request-headers': 'authorization,content-type',
          },
        })
        const allowed = Object.keys(answer.headers).filter((header) =>
          /^access-control/.test(header)
        )
        assert.deepEqual(allowed, [], `${name} from ${origin}`)
      }
    }
    for (const [name] of calls) {
      const { headers } = await send(name, scene, {
        bearer: scene.bearer,
        headers: { origin: EVIL },
      })
      assert.notProperty(headers, 'access-control-allow-origin', name)
      // There is no cookie that a browser would send with the next request.
      assert.notProperty(headers, 'set-cookie', name)
    }
  }).timeout(120_000)

  test('can send a form in a person’s browser, but without that person’s rights', async ({
    assert,
    client,
  }) => {
    const scene = await setScene(client)
    const cookies = ['access', 'token', 'authorization', 'refresh'].map(
      (name) => `${name}=${name === 'refresh' ? scene.refresh : scene.bearer}`
    )
    const before = await databaseDump()
    for (const [name] of personal) {
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
        const answer = await send(name, scene, {
          headers: { 'origin': EVIL, 'cookie': cookies.join('; '), 'content-type': type },
          query: { access: scene.bearer, access_token: scene.bearer },
          // The bytes of a picture are not JSON, and that is checked before the sign-in.
          body: apiCalls[name].upload && '{}',
        })
        assert.equal(answer.status, 401, `${name} as ${type}`)
      }
    }
    assert.deepEqual(await changesSince(before), [])
  }).timeout(120_000)
})
