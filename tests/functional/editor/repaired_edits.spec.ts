import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Sheet } from 'site-designer'
import type { MeasuredFinding } from '#contract/measuring'
import { toJson } from '#core/json_text'
import { BuiltinDesigner } from '#planning/designers/builtin'
import { useDesigner } from '#planning/services/current_designer'
import { currentHtml, Revision, Website } from '#websites/main'
import { designedPlumber } from '#designer_tests/helpers/designed'
import { useModel } from '#tests/helpers/model_designer'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'
import { modelFailure, scriptedModel, type ModelQuestion } from '#tests/fakes/scripted_model'

const PLUMBER = designedPlumber()
const WISH = 'Set the prices in two columns'
const FOUND = 'The instruction was carried out, and a browser has found'

/** The short name of the section of prices in the outline that the model got. */
const pricesIn = ({ material: { Page } }: ModelQuestion) =>
  /<section (e\d+)[^\n]* id="prices"/.exec(Page)![1]

const isRepair = ({ material }: ModelQuestion) => FOUND in material

const rules = (css: string) => (question: ModelQuestion) => ({
  outcome: 'done',
  summary: 'It has two columns now.',
  operations: [{ type: 'set_section_css', section: pricesIn(question), css }],
})

const WIDE = '.x-prices-one{display:grid;grid-template-columns:repeat(2,minmax(18rem,1fr))}'
const FITS = '.x-prices-one{display:grid;gap:var(--pad-s)}'

const finding = (more: Partial<MeasuredFinding> = {}): MeasuredFinding => ({
  section: 'prices',
  fault: 'overflow',
  width: 320,
  text: 'Boiler repairs',
  class_name: 'x-prices-one',
  ...more,
})

/** A person whose model has set the prices too wide, and answers to the findings with `second`. */
async function person(
  { client, cleanup }: Pick<TestContext, 'client' | 'cleanup'>,
  second: (question: ModelQuestion) => unknown = rules(FITS)
) {
  const model = scriptedModel((question) =>
    isRepair(question) ? second(question) : rules(WIDE)(question)
  )
  cleanup(useModel(model))
  const { user, bearer } = await signedInUser()
  const { id } = await readyWebsite(user, {
    html: PLUMBER.html,
    sheet: toJson<Sheet>(PLUMBER.sheet),
  })
  const post = (call: string, body: object = {}, token = bearer) =>
    client.post(`/api/spa/websites/${id}/${call}/`).bearerToken(token).json(body)
  const first = await post('ai_line_edit', { user_request: WISH })
  first.assertStatus(200)
  const { edit, sections } = first.body().restyled
  return {
    model,
    first,
    edit,
    sections,
    post,
    repairs: (
      findings: object[] = [finding()],
      { words = WISH, named = edit, token = bearer }: Record<string, any> = {}
    ) => post('ai_line_edit', { user_request: words, repairs: { edit: named, findings } }, token),
    undo: () => post('undo'),
    html: async () => currentHtml(await Website.findOrFail(id)),
    revisions: async () => (await Revision.query().where('website_id', id)).length,
    userId: user.id,
  }
}

test.group('An edit by a model that a browser has measured', () => {
  test('is repaired with the same instruction, and one undo reverts both', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { model, sections, repairs, html, undo } = await person({ client, cleanup })
    assert.deepEqual(sections, ['prices'])
    const response = await repairs([
      finding(),
      finding({ fault: 'broken_word', width: 1280, text: 'Tagliatelle' }),
    ])
    response.assertStatus(200)
    const [, { material }] = model.questions
    assert.equal(material.Instruction, WISH)
    assert.equal(
      material[FOUND],
      '- At 320 pixels “Boiler repairs” is wider than the page (.x-prices-one).\n' +
        '- At 1280 pixels “Tagliatelle” breaks inside the word (.x-prices-one).'
    )
    assert.include(material.Styles, 'minmax(18rem,1fr)')
    assert.include(await html(), FITS)
    assert.notInclude(await html(), WIDE)
    assert.equal(response.body().modified_html, await html())
    assert.isTrue(response.body().difference.look)

    ;(await undo()).assertStatus(200)
    assert.equal(await html(), PLUMBER.html)
    ;(await undo()).assertStatus(409)
  })

  test('is repaired without a charge to the person', async ({ client, assert, cleanup }) => {
    const { model, repairs, userId } = await person({ client, cleanup })
    await repairs()
    assert.deepEqual(
      model.questions.map(({ request }) => request.userId),
      [userId, undefined]
    )
  })

  test('stays where the model fails, cannot do it or would take something away', async ({
    client,
    assert,
    cleanup,
  }) => {
    const hostile = rules('.x-prices{position:fixed}')
    const removal = (question: ModelQuestion) => ({
      outcome: 'done',
      operations: [{ type: 'remove', element: pricesIn(question) }],
    })
    const cannot = () => ({ outcome: 'cannot', why: 'It fits.' })
    const second = [hostile, removal, cannot, () => modelFailure('unavailable')]
    for (const answer of second) {
      const { model, first, repairs, html, revisions } = await person({ client, cleanup }, answer)
      const response = await repairs()
      assert.isAtLeast(response.status(), 400)
      assert.isAtLeast(model.questions.filter(isRepair).length, 1)
      assert.equal(await html(), first.body().modified_html)
      assert.equal(await revisions(), 2)
    }
  })

  test('is repaired once', async ({ client, assert, cleanup }) => {
    for (const second of [rules(FITS), () => modelFailure('unavailable')]) {
      const { model, repairs, html } = await person({ client, cleanup }, second)
      await repairs()
      const [asked, before] = [model.questions.length, await html()]
      const again = await repairs()
      again.assertStatus(409)
      assert.equal(again.body().code, 'no_such_edit')
      assert.lengthOf(model.questions, asked)
      assert.equal(await html(), before)
    }
  })

  test('is not asked for twice at the same time', async ({ client, assert, cleanup }) => {
    const { model, repairs } = await person({ client, cleanup })
    const statuses = (await Promise.all([repairs(), repairs()])).map((one) => one.status())
    assert.deepEqual(statuses.toSorted(), [200, 409])
    assert.lengthOf(model.questions.filter(isRepair), 1)
  })
})

test.group('A report of what a browser has found after an edit', () => {
  test('is for the person’s own newest edit and for sections that the page has', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { model, first, repairs, post, html } = await person({ client, cleanup })
    const stranger = await signedInUser()
    const refused = [
      { status: 404, answer: await repairs([finding()], { token: stranger.bearer }) },
      { status: 400, answer: await repairs([]) },
      { status: 400, answer: await repairs([finding({ section: 'no-such' })]) },
      { status: 400, answer: await repairs([finding({ class_name: 'wrap' })]) },
      { status: 400, answer: await repairs([{ ...finding(), width: 1000 }]) },
      { status: 400, answer: await repairs([{ ...finding(), text: 'x'.repeat(61) }]) },
      { status: 409, answer: await repairs([finding()], { named: 'no-such' }) },
      { status: 409, answer: await repairs([finding()], { words: 'Remove the prices' }) },
    ]
    for (const { status, answer } of refused) answer.assertStatus(status)
    assert.equal(await html(), first.body().modified_html)
    assert.isEmpty(model.questions.filter(isRepair))

    await post('operations', {
      operations: [{ type: 'set_token', name: '--brand', value: '#225544' }],
    })
    const changed = await html()
    const late = await repairs()
    late.assertStatus(409)
    assert.equal(await html(), changed)
    assert.isEmpty(model.questions.filter(isRepair))
  })

  test('is not asked for after a change of words', async ({ client, assert, cleanup }) => {
    const { post } = await person({ client, cleanup })
    cleanup(
      useModel(
        scriptedModel(({ material }) => {
          const [, element] = /<h1 (e\d+)/.exec(material.Page)!
          return {
            outcome: 'done',
            operations: [{ type: 'set_text', element, text: 'Taps' }],
          }
        })
      )
    )
    const response = await post('ai_line_edit', { user_request: 'Call it “Taps”' })
    response.assertStatus(200)
    assert.notProperty(response.body(), 'restyled')
  })

  test('changes nothing where no model is configured', async ({ client, assert, cleanup }) => {
    const { first, repairs, html } = await person({ client, cleanup })
    cleanup(useDesigner(new BuiltinDesigner()))
    const response = await repairs()
    response.assertStatus(400)
    assert.equal(response.body().code, 'cannot')
    assert.equal(await html(), first.body().modified_html)
  })
})
