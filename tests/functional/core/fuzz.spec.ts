import { test } from '@japa/runner'
import { apiCalls, send } from '#tests/helpers/api_calls'
import { rawRequest } from '#tests/helpers/raw_request'
import { setScene, type Scene } from '#tests/helpers/scene'
import { hosts } from '#config/hosts'
import { propertyRuns } from '#designer_tests/helpers/property_runs'

/** FUZZ is the number of requests, SEED makes them repeatable. */
const requests = Number(process.env.FUZZ ?? propertyRuns(2_000))
const seed = Number(process.env.SEED ?? 20_261_122)
const SCENE_LASTS = 400

const names = Object.keys(apiCalls)

const values: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\ud800@example.com',
  '\u202e\u200d\ufeff',
  "' or 1=1 --",
  '%00%ff',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '<!--><textarea>-->',
  'javascript:alert(1)',
  '{{7*7}}${7*7}',
  'again '.repeat(300),
  'x'.repeat(30_000),
  '9'.repeat(400),
  '🧁'.repeat(500),
  [],
  [[]],
  [null],
  Array.from({ length: 300 }, (_, n) => n),
  {},
  { length: 5 },
  { toString: 'no' },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}'),
  JSON.parse('{"a":'.repeat(60) + '1' + '}'.repeat(60)),
]

const bodies = [
  '',
  '{',
  'null',
  '"text"',
  '[]',
  '{"a":1}}',
  '\u0000\u0001\u0002',
  '{"email":"\\ud800","password":"\\udfff"}',
  '['.repeat(5_000),
  '{"html_content":1e999}',
]

const headers: Record<string, string>[] = [
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-encoding': 'nonsense' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/xml' },
  { 'content-type': '' },
  { 'if-match': '"' },
  { 'if-match': 'W/"99999999999999999999"' },
  { 'if-none-match': '*' },
  { accept: 'image/png' },
  { 'accept-language': '\u00fc,;q=9' },
  { range: 'bytes=9-1' },
  { cookie: '%=%; a=\u00e9; __proto__=1' },
  { 'x-forwarded-for': 'nobody', 'x-forwarded-proto': 'gopher' },
  { 'x-http-method-override': 'DELETE' },
]

/** Here the sources of photos do not answer: that is told by this code, and is no fault of ours. */
const NO_PHOTOS = '"code":"photo_search_silent"'

test.group('Random requests', () => {
  test(`${requests} broken requests get no internal error`, async ({ assert, client }) => {
    const random = dice(seed)
    const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
    let scene!: Scene
    const faults: string[] = []

    for (let n = 0; n < requests; n++) {
      if (n % SCENE_LASTS === 0) scene = await setScene(client)
      const name = one(names)
      const { body, status, sent } = await broken(name, scene, random, one)
      const isAbsent = status === 503 && body.includes(NO_PHOTOS)
      if (status >= 500 && !isAbsent) faults.push(`${n}: ${name} ${status} ${sent.slice(0, 200)}`)
    }
    assert.deepEqual(faults, [])
  }).timeout(180_000)
})

type One = <T>(list: readonly T[]) => T

async function broken(name: string, scene: Scene, random: () => number, one: One) {
  const { body, query } = apiCalls[name]
  const whole = body?.(scene) ?? {}
  const field = one([...Object.keys(whole), 'unknown'])
  const value = one(values)
  const bearer = random() < 0.1 ? asText(value).slice(0, 200) : scene.bearer
  const kind = random()
  if (kind < 0.5) {
    const sent = JSON.stringify({ ...whole, [field]: value })
    return { sent, ...(await send(name, scene, { bearer: printable(bearer), body: sent })) }
  }
  if (kind < 0.6) {
    const sent = one(bodies)
    return { sent, ...(await send(name, scene, { bearer: scene.bearer, body: sent })) }
  }
  if (kind < 0.8) {
    const key = one([...Object.keys(query?.(scene) ?? {}), 'page', 'unknown'])
    const asked = { ...query?.(scene), [key]: asText(value).slice(0, 4_000) }
    const sent = `?${key}=${asked[key]}`
    return { sent, ...(await send(name, scene, { bearer: scene.bearer, query: asked })) }
  }
  const sent = one(headers)
  const [method, pattern] = name.split(' ')
  const param = encodeURIComponent(asText(value).slice(0, 500).toWellFormed())
  const answer = await rawRequest(hosts.appUrl, {
    method,
    path:
      pattern.replace(/:(\w+)/g, (_, key) => (random() < 0.5 ? scene.params[key] : param)) + '/',
    headers: {
      'content-type': 'application/json',
      'authorization': `Bearer ${scene.bearer}`,
      ...sent,
    },
    body: body && JSON.stringify(whole),
  })
  return { sent: JSON.stringify(sent) + param, ...answer }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Characters that a header may contain. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?')
}

/** The same seed gives the same requests. */
function dice(state: number): () => number {
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
