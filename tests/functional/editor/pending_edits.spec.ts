import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { Settings } from 'luxon'
import { etagOf } from '#contract/website_etag'
import { DeleteWebsite } from '#websites/actions/delete_website'
import { currentHtml, Revision, Website } from '#websites/main'
import { useModel } from '#tests/helpers/model_designer'
import { signedInUser, signIn } from '#tests/helpers/people'
import { edit, readyWebsite } from '#tests/helpers/websites'
import { modelFailure, scriptedModel, type ModelQuestion } from '#tests/fakes/scripted_model'

const DISHES = Array.from({ length: 30 }, (_, at) => `<p data-element-id="p${at}">Dish ${at}</p>`)
const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Rye</title></head>
<body data-element-id="e1">
<main data-element-id="e2">
<h1 data-element-id="e3">Rye &amp; Co</h1>
${DISHES.join('\n')}
</main>
</body>
</html>
`

const WISH = 'Give every dish another name'
const HALF_AN_HOUR = 30 * 60_000

/** Elements of the page, as the model names them. */
const dishesIn = ({ material: { Page } }: ModelQuestion) =>
  Array.from(Page.matchAll(/<p (e\d+)[^\n]*/g), ([, element]) => element)

const renamed = (question: ModelQuestion, name: string) => ({
  outcome: 'done',
  summary: `Each is a ${name} now.`,
  operations: dishesIn(question).map((element) => ({ type: 'set_text', element, text: name })),
})

const withoutLast = (question: ModelQuestion) => ({
  outcome: 'done',
  summary: 'Renamed.',
  operations: [{ type: 'remove', element: dishesIn(question).at(-1) }],
})

/** A person whose model gives another answer each time: “Name 1”, “Name 2” and so on. */
async function person(
  { client, cleanup }: Pick<TestContext, 'client' | 'cleanup'>,
  answer?: (question: ModelQuestion) => unknown
) {
  let count = 0
  const model = scriptedModel(answer ?? ((question) => renamed(question, `Name ${++count}`)))
  cleanup(useModel(model))
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html: PAGE })
  const { id } = website
  const ask = (body: object = {}, { token = bearer, version = 0 } = {}) => {
    const request = client.post(`/api/spa/websites/${id}/ai_line_edit/`).bearerToken(token)
    if (version > 0) request.header('if-match', etagOf({ id, version }))
    return request.json({ user_request: WISH, ...body })
  }
  return {
    user,
    website,
    model,
    ask,
    asks: () => model.questions.length,
    /** Asks, and answers the id of the yes to the question. */
    async isAsked(body: object = {}): Promise<string> {
      const response = await ask(body)
      response.assertStatus(200)
      return response.body().readings[0].id
    },
    undo: () => client.post(`/api/spa/websites/${id}/undo/`).bearerToken(bearer).json({}),
    html: async () => currentHtml(await Website.findOrFail(id)),
    revisions: async () => (await Revision.query().where('website_id', id)).length,
  }
}

const pendingOf = ({ id }: Website) => db.from('pending_edits').where('website_id', id)

test.group('A yes to an edit that was asked about', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('carries out exactly that edit without asking the model again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ask, asks, isAsked, html, undo, revisions, website } = await person({ client, cleanup })
    const yes = await isAsked()
    assert.equal(asks(), 1)
    assert.equal(await html(), PAGE)

    const response = await ask({ choices: [yes] })
    response.assertStatus(200)
    assert.equal(asks(), 1)
    const renamedPage = PAGE.replaceAll(/Dish \d+/g, 'Name 1')
    assert.equal(await html(), renamedPage)
    const body = response.body()
    assert.equal(body.modified_html, renamedPage)
    assert.equal(body.summary, 'Each is a Name 1 now.')
    assert.equal(body.changes_applied, 30)
    assert.equal(body.version, website.version + 1)
    assert.equal(await revisions(), 2)
    const [{ edit: rest }] = await pendingOf(website)
    assert.isNull(rest)

    ;(await undo()).assertStatus(200)
    assert.equal(await html(), PAGE)
  })

  test('needs no model any more', async ({ client, assert, cleanup }) => {
    let isDown = false
    const { ask, isAsked, html } = await person({ client, cleanup }, (question) =>
      isDown ? modelFailure('unavailable') : renamed(question, 'Soup')
    )
    const yes = await isAsked()
    isDown = true
    const response = await ask({ choices: [yes] })
    response.assertStatus(200)
    assert.isUndefined(response.body().notice)
    assert.include(await html(), 'Soup')
  })

  test('is to all that the edit would do at once', async ({ client, assert, cleanup }) => {
    const { ask, asks, html } = await person({ client, cleanup }, (question) => {
      const { operations, ...rest } = renamed(question, 'Soup')
      const [, element] = /<h1 (e\d+)/.exec(question.material.Page)!
      return { ...rest, operations: [...operations, { type: 'remove', element }] }
    })
    const { analysis, readings } = (await ask()).body()
    assert.match(
      analysis,
      /^This would remove “Rye & Co”, and change \d\d parts of the page\. Go on\?$/
    )
    assert.lengthOf(readings, 1)
    const asked = asks()
    const response = await ask({ choices: [readings[0].id] })
    assert.isEmpty(response.body().readings)
    assert.equal(asks(), asked)
    assert.notMatch(await html(), /Dish|Rye &amp; Co/)
  })

  test('counts for what was left out, too', async ({ client, assert, cleanup }) => {
    const { ask, asks, isAsked, html } = await person({ client, cleanup }, withoutLast)
    const yes = await isAsked()
    const asked = asks()
    ;(await ask({ choices: [yes] })).assertStatus(200)
    assert.equal(asks(), asked)
    assert.equal(await html(), PAGE.replace(DISHES[29], ''))
  })

  test('asks the model anew when the page has changed since', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ask, asks, isAsked, html, website } = await person({ client, cleanup })
    const yes = await isAsked()
    await edit(website, PAGE.replace('Rye &amp; Co', 'Kora'))
    ;(await ask({ choices: [yes] }, { version: website.version - 1 })).assertStatus(409)
    assert.equal(asks(), 1)

    ;(await ask({ choices: [yes] }, { version: website.version })).assertStatus(200)
    assert.equal(asks(), 2)
    assert.include(await html(), 'Kora')
    assert.include(await html(), 'Name 2')
  })

  test('asks the model anew after half an hour', async ({ client, assert, cleanup }) => {
    const { user, ask, asks, isAsked, html, website } = await person({ client, cleanup })
    const start = Date.now()
    Settings.now = () => start
    const yes = await isAsked()
    assert.lengthOf(await pendingOf(website), 1)
    Settings.now = () => start + HALF_AN_HOUR
    const { access: token } = await signIn(user)
    ;(await ask({ choices: [yes] }, { token })).assertStatus(200)
    assert.equal(asks(), 2)
    assert.include(await html(), 'Name 2')
  })

  test('is possible until then', async ({ client, assert, cleanup }) => {
    const { user, ask, asks, isAsked, html } = await person({ client, cleanup })
    const start = Date.now()
    Settings.now = () => start
    const yes = await isAsked()
    Settings.now = () => start + HALF_AN_HOUR - 1
    const { access: token } = await signIn(user)
    ;(await ask({ choices: [yes] }, { token })).assertStatus(200)
    assert.equal(asks(), 1)
    assert.include(await html(), 'Name 1')
  })

  test('is for the same instruction and the same selection only', async ({
    client,
    assert,
    cleanup,
  }) => {
    for (const other of [{ user_request: 'Give them names' }, { selection: 'e2' }]) {
      const { ask, asks, isAsked, website } = await person({ client, cleanup })
      const yes = await isAsked()
      await ask({ ...other, choices: [yes] })
      assert.equal(asks(), 2)
      assert.isEmpty(await pendingOf(website))
    }
  })

  test('is not possible after another instruction', async ({ client, assert, cleanup }) => {
    const { ask, asks, isAsked, html } = await person({ client, cleanup }, (question) =>
      question.material.Instruction === WISH
        ? renamed(question, `Name ${asks()}`)
        : { outcome: 'unclear', question: 'Which?', readings: ['A', 'B'] }
    )
    const yes = await isAsked()
    await ask({ user_request: 'Play the harmonica' })
    const asked = asks()
    ;(await ask({ choices: [yes] })).assertStatus(200)
    assert.equal(asks(), asked + 1)
    assert.include(await html(), `Name ${asked + 1}`)
  })

  test('is to the answer that the person saw, not to a later one', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { ask, asks, isAsked, html } = await person({ client, cleanup })
    const first = await isAsked()
    const second = await isAsked()
    assert.notEqual(first, second)
    ;(await ask({ choices: [first] })).assertStatus(200)
    assert.equal(asks(), 3)
    assert.notInclude(await html(), 'Name 2')
  })

  test('counts once', async ({ client, assert, cleanup }) => {
    const { ask, asks, isAsked, html, undo } = await person({ client, cleanup })
    const yes = await isAsked()
    await ask({ choices: [yes] })
    await undo()
    ;(await ask({ choices: [yes] })).assertStatus(409)
    assert.equal(asks(), 1)
    assert.equal(await html(), PAGE)
  })

  for (const [client, isTold] of [
    ['the editor', true],
    ['a client that names no version', false],
  ] as const) {
    test(`sent twice at once is one edit (${client})`, async ({ client: api, assert, cleanup }) => {
      const told = await person({ client: api, cleanup })
      const { ask, asks, isAsked, html, revisions, website } = told
      const yes = await isAsked()
      const version = isTold ? website.version : 0
      const both = await Promise.all([1, 2].map(() => ask({ choices: [yes] }, { version })))
      assert.sameMembers(
        both.map((response) => response.status()),
        [200, 409]
      )
      assert.equal(asks(), 1)
      assert.equal(await revisions(), 2)
      assert.include(await html(), 'Name 1')
    })
  }

  test('is nothing to a stranger', async ({ client, assert, cleanup }) => {
    const { ask, asks, isAsked, html, website } = await person({ client, cleanup })
    const yes = await isAsked()
    const stranger = await signedInUser()
    ;(await ask({ choices: [yes] }, { token: stranger.bearer })).assertStatus(404)
    assert.equal(asks(), 1)
    assert.equal(await html(), PAGE)

    // On a page of the stranger's own with the same text, their own model is asked.
    const own = await readyWebsite(stranger.user, { html: PAGE })
    await client
      .post(`/api/spa/websites/${own.id}/ai_line_edit/`)
      .bearerToken(stranger.bearer)
      .json({ user_request: WISH, choices: [yes] })
    assert.equal(asks(), 2)
    assert.notInclude(await currentHtml(await Website.findOrFail(own.id)), 'Name 1')
    assert.lengthOf(await pendingOf(website), 1)
  })
})

test.group('Pending edits', (group) => {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  test('are one of each website, and go with it', async ({ client, assert, cleanup }) => {
    const { isAsked, website } = await person({ client, cleanup })
    await isAsked()
    await isAsked()
    assert.lengthOf(await pendingOf(website), 1)
    await new DeleteWebsite().handle(website)
    assert.isEmpty(await pendingOf(website))
  })

  test('that nobody answers go with the next question, whoever is asked', async ({
    client,
    assert,
    cleanup,
  }) => {
    const start = Date.now()
    Settings.now = () => start
    const left = await person({ client, cleanup })
    await left.isAsked()
    Settings.now = () => start + HALF_AN_HOUR
    const { isAsked, website } = await person({ client, cleanup })
    await isAsked()
    assert.isEmpty(await pendingOf(left.website))
    assert.lengthOf(await pendingOf(website), 1)
  })
})
