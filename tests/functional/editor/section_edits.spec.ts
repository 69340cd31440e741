import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Sheet } from 'site-designer'
import { toJson } from '#core/json_text'
import { currentHtml, currentSheet, Revision, Website } from '#websites/main'
import { designedPlumber, hours, prices } from '#designer_tests/helpers/designed'
import { ModelBench } from '#tests/helpers/model_bench'
import { useModel } from '#tests/helpers/model_designer'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'
import { scriptedModel, type ModelQuestion } from '#tests/fakes/scripted_model'

const PLUMBER = designedPlumber()

const WISH = 'Two columns with the hours on the right'
const PROBLEM = 'Your last answer could not be used'

/** The short name of the section with this id in the outline that the model got. */
const nameOf = ({ material: { Page } }: ModelQuestion, id: string) =>
  new RegExp(`<section (e\\d+)[^\\n]* id="${id}"`).exec(Page)![1]

const idOf = (id: string) =>
  new RegExp(`<section data-element-id="([^"]+)"[^>]* id="${id}"`).exec(PLUMBER.html)![1]

const sectionIn = (html: string, id: string) =>
  new RegExp(`<section [^>]* id="${id}"[^]*?</section>`).exec(html)![0]

/** A model that sets one section anew. */
const setsAnew =
  (id: string, { html, css }: typeof prices) =>
  (question: ModelQuestion) => ({
    outcome: 'done',
    summary: 'It is set anew.',
    operations: [{ type: 'replace_section', section: nameOf(question, id), html, css }],
  })

const twoColumns = {
  html: `<section class="x-hours" data-surface="tint" aria-labelledby="x-hours-title">
<div class="wrap x-hours-columns">
<div><h2 id="x-hours-title">When we are open</h2>
<p>I live on Mill Lane.</p></div>
<sw-hours class="x-hours-week"></sw-hours>
</div>
</section>`,
  css: `.x-hours-columns{display:grid;gap:var(--pad-m)}
@media (min-width:50rem){.x-hours-columns{grid-template-columns:1fr 1fr}}`,
}

async function person({ client, cleanup }: Pick<TestContext, 'client' | 'cleanup'>) {
  const { user, bearer } = await signedInUser()
  const { id } = await readyWebsite(user, {
    html: PLUMBER.html,
    sheet: toJson<Sheet>(PLUMBER.sheet),
  })
  const post = (call: string, body: object = {}) =>
    client.post(`/api/spa/websites/${id}/${call}/`).bearerToken(bearer).json(body)
  const website = () => Website.findOrFail(id)
  const says = (words: string, options: object = {}) =>
    post('ai_line_edit', { user_request: words, ...options })
  return {
    says,
    async asks(
      words: string,
      answer: Parameters<typeof scriptedModel>[0],
      options: { selection?: string; choices?: string[] } = {}
    ) {
      const model = scriptedModel(answer)
      cleanup(useModel(model))
      return { response: await says(words, options), model }
    },
    undo: () => post('undo'),
    html: async () => currentHtml(await website()),
    sheet: async () => JSON.parse((await currentSheet(await website()))!),
    revisions: async () => (await Revision.query().where('website_id', id)).length,
  }
}

test.group('A model that sets a section anew', () => {
  test('sees its rules, and the edit is one that can be undone', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { asks, html, revisions, sheet, undo } = await person({ client, cleanup })
    const { response, model } = await asks(WISH, setsAnew('hours', twoColumns), {
      selection: idOf('hours'),
    })
    response.assertStatus(200)
    assert.isEmpty(response.body().readings)
    assert.equal(response.body().changes_applied, 1)
    assert.lengthOf(model.questions, 1)
    const [{ material }] = model.questions
    assert.include(material.Styles, hours.css.split('\n')[0])
    assert.notInclude(material.Styles, 'x-prices')

    const after = await html()
    const section = sectionIn(after, 'hours')
    assert.include(section, 'x-hours-columns')
    assert.match(section, /<dl [^>]*class="x-hours-week[^>]* data-field="where.opening_hours"/)
    assert.include(after, twoColumns.css)
    assert.notInclude(after, '.x-hours-in{')
    assert.equal(sectionIn(after, 'prices'), sectionIn(PLUMBER.html, 'prices'))
    assert.deepEqual(await sheet(), PLUMBER.sheet)
    assert.equal(await revisions(), 2)

    ;(await undo()).assertStatus(200)
    assert.equal(await html(), PLUMBER.html)
  })

  test('keeps the facts of the sheet in step', async ({ client, assert, cleanup }) => {
    const { asks, html, sheet } = await person({ client, cleanup })
    const { response } = await asks('Make the prices more premium', setsAnew('prices', prices))
    response.assertStatus(200)
    assert.include(await html(), 'data-field="offers/boiler-repairs.price">from £60</strong>')
    assert.deepEqual(await sheet(), PLUMBER.sheet)
  })

  test('changes nothing with hostile code, and the person is told why', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { asks, html } = await person({ client, cleanup })
    const { response, model } = await asks(
      WISH,
      setsAnew('hours', {
        html: twoColumns.html
          .replace('<p>', '<script>alert(1)</script><p>')
          .replace('I live', '<a href="https://evil.example/">I</a> live'),
        css: `${twoColumns.css}\n.x-hours-week{position:fixed}`,
      })
    )
    response.assertStatus(400)
    assert.equal(response.body().code, 'cannot')
    for (const why of [
      '<script> is not allowed.',
      'Nothing may lead to “https://evil.example/”.',
      'Nothing stays in place while the page scrolls.',
      'Nothing was changed.',
    ])
      assert.include(response.body().error, why)
    assert.lengthOf(model.questions, 2)
    assert.include(model.questions[1].material[PROBLEM], '<script> is not allowed.')
    assert.equal(await html(), PLUMBER.html)
  })

  test('may mend what was wrong with it', async ({ client, assert, cleanup }) => {
    const { asks, html } = await person({ client, cleanup })
    const { response } = await asks(WISH, (question) =>
      setsAnew('hours', {
        ...twoColumns,
        css: question.material[PROBLEM] ? twoColumns.css : 'p{color:red}',
      })(question)
    )
    response.assertStatus(200)
    assert.include(await html(), twoColumns.css)
  })

  test('asks before two prices go, and names them', async ({ client, assert, cleanup }) => {
    const { asks, html } = await person({ client, cleanup })
    const withoutPrices = setsAnew('prices', {
      ...prices,
      html: prices.html.replace(/<strong[^]*?<\/strong>/g, '<strong>Call</strong>'),
    })
    const { response, model } = await asks('Set the prices in two columns', withoutPrices)
    response.assertStatus(200)
    const { analysis, readings } = response.body()
    assert.include(analysis, 'This would remove “from £60”, “£45”')
    assert.include(model.questions[1].material[PROBLEM], '“£45”')
    assert.equal(await html(), PLUMBER.html)

    const agreed = await asks('Set the prices in two columns', withoutPrices, {
      choices: [readings[0].id],
    })
    agreed.response.assertStatus(200)
    assert.notInclude(sectionIn(await html(), 'prices'), '£45')
  })

  test('asks before a form goes', async ({ client, assert, cleanup }) => {
    const { asks, html } = await person({ client, cleanup })
    const { response } = await asks(
      'Make the contact section airy',
      setsAnew('contact', {
        html: `<section class="x-contact"><div class="wrap"><h2>Get in touch</h2>
<p><a data-field="contact.telephones/0161-496-0123">ring</a></p>
<p><a data-field="contact.emails/danny-fisk-example">mail</a></p>
<p>Gas Safe registered, 22 years</p></div></section>`,
        css: '.x-contact{color:var(--fg)}',
      })
    )
    response.assertStatus(200)
    assert.match(response.body().analysis, /^This would remove .*“the form”/)
    assert.equal(await html(), PLUMBER.html)
  })
})

test.group('A model that gives a section rules', () => {
  test('adds them for one of ours, within the selection', async ({ client, assert, cleanup }) => {
    const { asks, html, undo } = await person({ client, cleanup })
    const css = '#area .places{display:grid;grid-template-columns:1fr 1fr}'
    const rules = (section: string) => (question: ModelQuestion) => ({
      outcome: 'done',
      operations: [{ type: 'set_section_css', section: nameOf(question, section), css }],
    })
    const { response, model } = await asks('Two columns', rules('area'), {
      selection: idOf('area'),
    })
    response.assertStatus(200)
    assert.include(model.questions[0].material.Styles, '.area')
    assert.include(await html(), `${css}\n`)
    ;(await undo()).assertStatus(200)
    assert.equal(await html(), PLUMBER.html)

    const beyond = await asks('Two columns', rules('area'), { selection: idOf('prices') })
    beyond.response.assertStatus(400)
    assert.include(beyond.response.body().error, 'Take the selection away')
    assert.equal(await html(), PLUMBER.html)
  })

  test('gets them by its own protocol', async ({ client, assert, cleanup }) => {
    const bench = await ModelBench.open()
    bench.serve(cleanup)
    const { says, html } = await person({ client, cleanup })
    const response = await says('Set it in two columns', { selection: idOf('hours') })
    response.assertStatus(200)
    assert.equal(response.body().summary, 'It has two columns now.')
    assert.include(await html(), '.x-hours .wrap{columns:2}')
    assert.include(await html(), hours.css)
  })

  test('writes texts as people read them', async ({ client, assert, cleanup }) => {
    const { asks, html } = await person({ client, cleanup })
    const { response } = await asks('Call the prices “Taps & boilers”', ({ material }) => {
      const [, element] = /<h2 (e\d+) id="x-prices-title"/.exec(material.Page)!
      return {
        outcome: 'done',
        operations: [{ type: 'set_text', element, text: 'Taps &amp; boilers' }],
      }
    })
    response.assertStatus(200)
    assert.include(await html(), '>Taps &amp; boilers</h2>')
  })
})
