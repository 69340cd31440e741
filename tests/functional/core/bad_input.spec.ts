import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { currentHtml, Website } from '#websites/main'
import { apiCalls, routedCalls, saysSuccess, send } from '#tests/helpers/api_calls'
import { databaseDump } from '#tests/helpers/database_dump'
import { Planner } from '#tests/helpers/planning'
import type { RawAnswer } from '#tests/helpers/raw_request'
import { type Scene, setScene } from '#tests/helpers/scene'
import { edit, page } from '#tests/helpers/websites'

interface Field {
  optional?: true
  /** Which of the wrong values are right for it. */
  takes?: unknown[]
  /** How many characters are still taken; for most it is no more than 20,000. */
  longest?: number
  /** What is wrong for this field in its own way. */
  refuses?: unknown[]
}

type Fields = Record<string, Field>

const WEBSITE = '/api/spa/websites/:id'
const DEPLOYMENTS = '/api/deployment/deployments'
const id: Field = { refuses: [''] }
const element: Field = { refuses: ['', 'a b', '<b>', 'x'.repeat(65)] }
const address: Field = { refuses: ['', ' ', 'a', 'a@', 'a b@c.de', 'a@b.cd\r\nBcc: e@f.gh'] }
const page1: Field = { optional: true, takes: [7], refuses: ['0', 'two', '1.5', '9999999'] }

const newPassword: Fields = {
  new_password: { refuses: ['', '1234567', 'x'.repeat(201)] },
  confirm_password: { refuses: ['', 'another password'] },
}

/** A few groups of a sheet: the others are made of the same parts. */
const sheet: Fields = {
  who: { optional: true, takes: [null, {}], refuses: [{ name: 7 }, { name: 'x'.repeat(121) }] },
  contact: {
    optional: true,
    takes: [null, {}],
    refuses: [{ telephones: 'x' }, { emails: ['nobody'] }, { links: [{ url: 'javascript:x' }] }],
  },
  where: { optional: true, takes: [null, [], [{}]], refuses: [[{ opening_hours: 'always' }]] },
  offers: { optional: true, takes: [null, []], refuses: [[{ items: [{ price: '3' }] }]] },
  services: { optional: true, takes: [null, [], ['x']], refuses: [[7], Array(51).fill('x')] },
}

const picture: Fields = {
  title: { optional: true, takes: [null], refuses: ['', ' ', 'x'.repeat(201)] },
  alt: { optional: true, takes: [null], refuses: ['x'.repeat(201)] },
  position: { optional: true, takes: [7, null], refuses: [-1, 1.5, 'x', 101] },
}

/** The fields of every call that takes a body. */
const forms: Record<string, Fields> = {
  'POST /api/users/login': { email: { refuses: [''] }, password: { refuses: [''] } },
  'POST /api/users/register': {
    email: address,
    name: { refuses: ['', ' ', 'a\nb', 'x'.repeat(101)] },
    surname: { refuses: ['', ' ', 'a\nb', 'x'.repeat(101)] },
    password: { refuses: ['', '1234567', 'x'.repeat(201)] },
    password2: { refuses: ['', 'another password'] },
  },
  'POST /api/users/forgot-password': { email: address },
  'POST /api/users/reset-password': { token: id, ...newPassword },
  'PATCH /api/users/profile': {
    name: { optional: true, takes: [null], refuses: ['', ' ', 'a\nb', 'x'.repeat(101)] },
    surname: { optional: true, takes: [null], refuses: ['', ' ', 'a\nb', 'x'.repeat(101)] },
    phone_number: { optional: true, takes: [null], refuses: ['a\nb', 'x'.repeat(41)] },
  },
  'POST /api/users/change-password': { old_password: id, ...newPassword },
  'POST /api/users/google': {
    token: id,
    nonce: { optional: true, takes: [null], refuses: ['', 'x'.repeat(201)] },
  },
  'POST /api/users/google/handover': {
    code: { refuses: ['', 'x'.repeat(8_200)] },
    verifier: { refuses: ['', 'x'.repeat(201)] },
  },
  'POST /api/users/delete-account': {
    password: { refuses: ['', 'another password'] },
    google_token: { optional: true, takes: [null], refuses: ['', 'x'.repeat(5_000)] },
    google_handover: { optional: true, takes: [null], refuses: [{ code: '', verifier: 'x' }] },
  },
  'POST /api/users/create-password': newPassword,
  'POST /api/users/token/refresh': { refresh: id },
  'POST /api/users/verify-email': { token: id },

  'POST /api/spa/websites/analyze_prompt': {
    prompt: { refuses: ['', ' \n'] },
    primary_color: { optional: true, takes: [null], refuses: ['', 'red', '#fff', '#12345g'] },
    theme: { optional: true, takes: [null], refuses: ['', 'blue'] },
    heading_font: { optional: true, takes: [null], refuses: ['', 'Comic Sans', 'Lora;}'] },
    body_font: { optional: true, takes: [null], refuses: ['', 'Comic Sans'] },
    corner_radius: { optional: true, takes: [7, null], refuses: [-1, 21, 1.5, 'x', '1e1'] },
    contact_email: { optional: true, takes: [null], refuses: ['x'.repeat(255)] },
    chosen: { optional: true, takes: [null, []], refuses: [['seed'], Array(7).fill('theme')] },
  },
  'POST /api/spa/websites/update-plan/:planId': {
    feedback: { refuses: ['', ' '], longest: 5_000 },
  },
  'POST /api/spa/websites/plan/:planId/directions': { direction: { refuses: ['', 'baroque'] } },
  'PATCH /api/spa/websites/plan/:planId/sheet': sheet,
  'PATCH /api/spa/websites/:websiteId/sheet': sheet,
  'POST /api/spa/websites/:websiteId/direction': {
    direction: { refuses: ['', 'baroque'] },
    look: {
      optional: true,
      takes: [null, {}, { a: 1 }],
      refuses: [{ primary_color: 'red' }, { corner_radius: 21 }, { heading_font: 'Lora;}' }],
    },
  },
  [`PATCH ${WEBSITE}`]: { contact_email: { longest: 254 } },
  'PATCH /api/spa/websites/plan/:planId/images/:planImageId': picture,
  [`PATCH ${WEBSITE}/images/:imageId`]: picture,
  [`PATCH ${WEBSITE}/page_details`]: {
    title: { optional: true, takes: [null], refuses: ['', ' ', 'x'.repeat(121)] },
  },
  [`POST ${WEBSITE}/section_changes`]: {
    do: { refuses: ['', 'paint'] },
    section: { refuses: ['', 'a b', '<b>', 'x'.repeat(65)] },
  },

  [`POST ${WEBSITE}/update_element_content`]: {
    element_id: element,
    content: { longest: 100_000 },
  },
  [`POST ${WEBSITE}/update_element_style`]: {
    element_id: element,
    property: { refuses: ['', 'color;background', 'no such'] },
    value: { refuses: ['red;position:fixed', 'red}body{display:none', '</style><script>'] },
  },
  [`POST ${WEBSITE}/update_element_url`]: {
    element_id: element,
    url: { refuses: ['javascript:alert(1)', ' JavaScript:x', 'data:text/html,x'] },
    element_type: { refuses: ['', 'image'] },
  },
  [`POST ${WEBSITE}/operations`]: {
    operations: {
      refuses: [
        [{}],
        [{ type: 'untag' }],
        [{ type: 'set_text', element: 'e2' }],
        [{ type: 'set_text', element: 'e2', text: 7 }],
        [{ type: 'set_text', element: 'no-such', text: 'x' }],
        [{ type: 'set_text', element: 'e2', text: 'x' }, { type: 'set_text' }],
        [{ type: 'set_token', name: '--brand;', value: '#fff' }],
        Array(201).fill({ type: 'set_text', element: 'e2', text: 'x' }),
      ],
    },
    base_version: { optional: true, takes: [7, null], refuses: [-1, 1.5, 'x'] },
  },
  [`POST ${WEBSITE}/ai_line_edit`]: {
    user_request: { refuses: ['', ' \n'], longest: 2_000 },
    selection: { optional: true, takes: [null], refuses: ['a b', '<b>', 'x'.repeat(65)] },
    choices: {
      optional: true,
      takes: [null, [], ['x']],
      refuses: [['x'.repeat(201)], Array(21).fill('0:element-1')],
    },
  },
  [`PUT ${WEBSITE}/update_html`]: {
    html_content: { longest: 2 * 1024 * 1024, refuses: ['', '<p>Only a part</p>'] },
  },

  [`POST ${DEPLOYMENTS}/deploy_website`]: { website_id: id },
  [`POST ${DEPLOYMENTS}/check_status`]: { deployment_id: id },
}

/** The calls that are asked something in their query. */
const queries: Record<string, Fields> = {
  'GET /api/spa/websites': { page: page1, page_size: page1 },
  'GET /api/spa/websites/kinds': { language: { optional: true, refuses: ['', 'english'] } },
  'GET /api/spa/websites/:websiteId/look': {
    primary_color: { optional: true, refuses: ['', 'red', '#fff', '#12345g'] },
    corner_radius: { optional: true, refuses: ['-1', '21', '1.5', 'x', '1e1'] },
  },
  [`GET ${DEPLOYMENTS}/readiness`]: { website_id: { refuses: [''] } },
  [`DELETE ${DEPLOYMENTS}/force_delete_website_deployments`]: { website_id: { refuses: [''] } },
}

const WRONG = [7, true, null, [], ['x'], {}, { a: 1 }]

function wrongValuesOf({ optional, takes = [], longest = 20_000, refuses = [] }: Field): unknown[] {
  const taken = new Set(takes.map((value) => JSON.stringify(value)))
  const wrong = WRONG.filter((value) => !taken.has(JSON.stringify(value)))
  return [...(optional ? [] : [undefined]), ...wrong, 'a'.repeat(longest + 1), ...refuses]
}

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

/** Ours, and not what a library says when nobody gave it words. */
function assertSentence(assert: Assert, words: string, what: string) {
  assert.match(words, /^["\p{Lu}].*[.\p{L}\p{N}]$/u, what)
  assert.notMatch(words, / field (must|is|has)|\{\{|undefined/, what)
}

test.group('Bad input', () => {
  let shared: Scene | undefined
  /** One for all of these tests: each shows that what it sends changes nothing. */
  const sceneOf = async (client: ApiClient) => (shared ??= await setScene(client))

  test('is looked for in every call that takes a body or a query', ({ assert }) => {
    const bodies = Object.keys(apiCalls).filter((name) => apiCalls[name].body)
    assert.sameMembers(Object.keys(forms), bodies)
    const asked = Object.keys(apiCalls).filter((name) => apiCalls[name].query)
    assert.sameMembers(Object.keys(queries), asked)
    assert.includeMembers(routedCalls(), [...bodies, ...asked])
  })

  for (const [name, fields] of Object.entries(forms)) {
    test(`changes nothing and is told in words: ${name}`, async ({ assert, client }) => {
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
      assert.deepEqual(await databaseDump(), before)
    }).timeout(60_000)

    test(`that is not even a form is refused: ${name}`, async ({ assert, client }) => {
      const scene = await sceneOf(client)
      const before = await databaseDump()
      const unreadable = ['{', '{"a":1}}', '"text"', '7', 'null', 'a=1', nested(50_000)]
      for (const body of [...unreadable, '', '[]', '[1]', '[{}]', '{}', '{"__proto__":{"a":1}}']) {
        const answer = await send(name, scene, { bearer: scene.bearer, body })
        assert.equal(answer.status, 400, `${body.slice(0, 20)}: ${answer.body.slice(0, 300)}`)
        // What cannot be read has no fields to name.
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
      assert.deepEqual(await databaseDump(), before)
    })
  }

  for (const [name, fields] of Object.entries(queries)) {
    test(`in a query changes nothing: ${name}`, async ({ assert, client }) => {
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
      assert.deepEqual(await databaseDump(), before)
    })
  }

  test('is refused in an address too, in words', async ({ assert, client }) => {
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

test.group('What looks like HTML', () => {
  const TAG = `<img src=x onerror="alert('1')">&amp;`

  test('is a text where a text is asked for', async ({ assert, client }) => {
    const scene = await setScene(client)
    const { bearer, owner } = scene
    const body = (fields: object) => JSON.stringify(fields)

    await send('POST /api/users/register', scene, {
      body: body({
        ...apiCalls['POST /api/users/register'].body!(scene),
        name: TAG,
        surname: TAG,
      }),
    })
    const login = await client
      .post('/api/users/login/')
      .json({ email: scene.newAddress, password: 'correct horse battery' })
    assert.containsSubset(login.body().user, { name: TAG, surname: TAG })

    const changed = await send(`PATCH ${WEBSITE}`, scene, {
      bearer,
      body: body({ contact_email: TAG }),
    })
    assert.equal(JSON.parse(changed.body).contact_email, TAG)
    assert.match(changed.headers['content-type']!, /^application\/json/)
    assert.equal(changed.headers['x-content-type-options'], 'nosniff')

    const planner = new Planner(client, bearer)
    const planId = await planner.draft({ prompt: `A bakery. ${TAG}`, contact_email: TAG })
    const website = await Website.findOrFail(await planner.built(planId))
    assert.equal(website.userId, owner.id)
    assert.equal(website.prompt, `A bakery. ${TAG}`)
    assert.equal(website.contactEmail, TAG)
    assert.notInclude(await currentHtml(website), '<img src=x')
  })

  test('is escaped where it becomes part of a page', async ({ assert, client }) => {
    const scene = await setScene(client)
    await send(`POST ${WEBSITE}/update_element_content`, scene, {
      bearer: scene.bearer,
      body: JSON.stringify({ element_id: 'e2', content: TAG }),
    })
    const html = await currentHtml(await Website.findOrFail(scene.website.id))
    assert.notInclude(html, '<img')
    assert.include(html, '&amp;amp;')
  })
})

test.group('A page that is made to keep the server busy', () => {
  const TAGS = ['<html ', '<link ', '<title>', '<style>', '<script>', '<b>']
  const PIECES = ['<!--', '<!---->', ...TAGS, '<a ', '<p data-todo="x">', '<i data-todo="x">']

  test('is saved or refused, shown and published while others are served', async ({
    assert,
    client,
  }) => {
    const scene = await setScene(client)
    const { bearer } = scene
    for (const piece of PIECES) {
      const bomb = piece.repeat(400_000 / piece.length)
      const whole = page('Bomb').replace('</body>', `${bomb}</body>`)
      for (const html of [whole, `${bomb}${page('Bomb')}`]) {
        const body = JSON.stringify({ html_content: html })
        const saved = await send(`PUT ${WEBSITE}/update_html`, scene, { bearer, body })
        assert.include([200, 400], saved.status, `${piece}: ${saved.body.slice(0, 200)}`)
        // Most of them are refused; an older page may be just like them.
        await edit(await Website.findOrFail(scene.website.id), html)
        const published = await send(`POST ${DEPLOYMENTS}/deploy_website`, scene, { bearer })
        assert.include([200, 400], published.status, `${piece}: ${published.body.slice(0, 200)}`)
        const framed = await send(`GET ${WEBSITE}/edit_frame`, scene, { bearer })
        assert.equal(framed.status, 200)
      }
    }
  }).timeout(120_000)
})

function nested(depth: number): string {
  return `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`
}
