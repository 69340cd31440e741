import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { currentHtml, Website } from '#websites/main'
import { schemaOf } from '#tests/fakes/model_server/chat'
import { ModelBench } from '#tests/helpers/model_bench'
import { useModel } from '#tests/helpers/model_designer'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'
import { scriptedModel } from '#tests/fakes/scripted_model'

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Rye</title></head>
<body data-element-id="e1">
<main data-element-id="e2">
<h1 data-element-id="e3">Rye &amp; Co</h1>
<section data-element-id="e4">
  <p data-element-id="e5">Open on weekdays</p>
</section>
<p data-element-id="e6">Call us</p>
</main>
</body>
</html>
`

async function person(client: ApiClient) {
  const { user, bearer } = await signedInUser()
  const { id } = await readyWebsite(user, { html: PAGE })
  return {
    ask: (words: string, selection?: string) =>
      client
        .post(`/api/spa/websites/${id}/ai_line_edit/`)
        .bearerToken(bearer)
        .json({ user_request: words, selection }),
    html: async () => currentHtml(await Website.findOrFail(id)),
  }
}

test.group('A model that answers with lines instead of operations', () => {
  const blocks = (search: string, replace: string) =>
    `Here you go:\n\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`

  for (const [method, search] of [
    ['text', '  <p>Open on weekdays</p>'],
    ['indentation', '      <p>Open on weekdays</p>'],
  ]) {
    test(`its lines are applied (${method})`, async ({ client, assert, cleanup }) => {
      const answer = blocks(search, search.replace('on weekdays', 'every day'))
      const bench = await ModelBench.open({
        answer: (body) => (schemaOf(body) ? '{"operations": "none"}' : answer),
      })
      bench.serve(cleanup)
      const { ask, html } = await person(client)
      const response = await ask('Say that we are open every day')
      response.assertStatus(200)
      const body = response.body()
      assert.equal(await html(), PAGE.replace('Open on weekdays', 'Open every day'))
      assert.equal(body.modified_html, await html())
      assert.equal(body.changes_applied, 1)
      assert.lengthOf(body.line_changes, 1)
      assert.equal(body.line_changes[0].line, 8)
      assert.isUndefined(body.notice)
      assert.equal(body.parsing_method, method)
    })
  }

  test('unchanged lines mean that nothing is to change', async ({ client, assert, cleanup }) => {
    const line = '<h1>Rye &amp; Co</h1>'
    const bench = await ModelBench.open({
      answer: (body) => (schemaOf(body) ? '{"operations": "none"}' : blocks(line, line)),
    })
    bench.serve(cleanup)
    const { ask, html } = await person(client)
    const { summary, notice } = (await ask('Call it “Rye & Co”')).body()
    assert.equal(summary, 'The page is already as you asked.')
    assert.isUndefined(notice)
    assert.equal(await html(), PAGE)
  })

  test('lines that are not on the page change nothing', async ({ client, assert, cleanup }) => {
    const answer = blocks('<table><tr><td>Nothing like it</td></tr></table>', '<p>x</p>')
    const bench = await ModelBench.open({
      answer: (body) => (schemaOf(body) ? '{"operations": "none"}' : answer),
    })
    bench.serve(cleanup)
    const { ask, html } = await person(client)
    const response = await ask('Give it the air of a harbour in November')
    response.assertStatus(502)
    assert.equal(await html(), PAGE)
  })
})

test.group('A model that reports nothing to change', () => {
  for (const [state, html] of [
    ['a page of the editor', PAGE],
    ['a page without ids', PAGE.replaceAll(/ data-element-id="\w+"/g, '')],
  ]) {
    test(`is not asked again (${state})`, async ({ client, assert, cleanup }) => {
      let asked = 0
      const saysTheSame = scriptedModel(({ material: { Page } }) => {
        asked++
        const [, element] = /<h1 (e\d+)/.exec(Page)!
        const operations = [{ type: 'set_text', element, text: 'Rye & Co' }]
        return { outcome: 'done', operations, summary: 'It says “Rye & Co” now.' }
      })
      cleanup(useModel(saysTheSame))
      const { user, bearer } = await signedInUser()
      const { id } = await readyWebsite(user, { html })
      const response = await client
        .post(`/api/spa/websites/${id}/ai_line_edit/`)
        .bearerToken(bearer)
        .json({ user_request: 'Call it “Rye & Co”' })
      response.assertStatus(200)
      const { summary, changes_applied: count, readings, notice } = response.body()
      assert.deepEqual(
        { asked, summary, count, readings, notice },
        {
          asked: 1,
          summary: 'The page is already as you asked.',
          count: 0,
          readings: [],
          notice: undefined,
        }
      )
      assert.equal(await currentHtml(await Website.findOrFail(id)), html)
    })
  }
})

test.group('A very large change of a model', () => {
  const items = Array.from({ length: 30 }, (_, at) => `<p data-element-id="p${at}">Item ${at}</p>`)
  const long = PAGE.replace('</main>', `${items.join('\n')}\n</main>`)

  test('is applied only after the person agrees', async ({ client, assert, cleanup }) => {
    const rewritesAll = scriptedModel(({ material: { Page } }) => ({
      outcome: 'done',
      operations: Array.from(Page.matchAll(/<p (e\d+)[^\n]*Item/g), ([, element]) => {
        return { type: 'set_text', element, text: 'Thing' }
      }),
    }))
    cleanup(useModel(rewritesAll))
    const { user, bearer } = await signedInUser()
    const { id } = await readyWebsite(user, { html: long })
    const ask = (choices?: string[]) =>
      client
        .post(`/api/spa/websites/${id}/ai_line_edit/`)
        .bearerToken(bearer)
        .json({ user_request: 'Call every item a thing', choices })
    const first = (await ask()).body()
    assert.equal(first.analysis, 'This would change 30 parts of the page. Go on?')
    const [yes] = first.readings
    assert.equal(yes.label, 'Yes, change them all')
    assert.equal(await currentHtml(await Website.findOrFail(id)), long)

    ;(await ask([yes.id])).assertStatus(200)
    assert.equal(
      await currentHtml(await Website.findOrFail(id)),
      long.replaceAll(/Item \d+/g, 'Thing')
    )
  })
})

test.group('A model while an element is selected', () => {
  /** Identified by the element names of the request to the model. */
  const nameOf = (page: string, words: string) =>
    page
      .split('\n')
      .find((line) => line.includes(words))!
      .trim()
      .split(/[ >]/)[1]
  const says = (page: string, words: string, text: string) => {
    return { type: 'set_text', element: nameOf(page, words), text }
  }

  test('changes the selected element', async ({ client, assert, cleanup }) => {
    cleanup(
      useModel(
        scriptedModel(({ material: { Page } }) => ({
          outcome: 'done',
          operations: [says(Page, 'Open on weekdays', 'Open every day')],
        }))
      )
    )
    const { ask, html } = await person(client)
    ;(await ask('Say every day', 'e4')).assertStatus(200)
    assert.equal(await html(), PAGE.replace('Open on weekdays', 'Open every day'))
  })

  test('is asked again if it changes other elements, and may correct itself', async ({
    client,
    assert,
    cleanup,
  }) => {
    const model = scriptedModel(({ material }) => {
      const { Page } = material
      const inside = says(Page, 'Open on weekdays', 'Open every day')
      const outside = says(Page, 'Call us', 'Write to us')
      const problem = material['Your last answer could not be used']
      return { outcome: 'done', operations: problem ? [inside] : [inside, outside] }
    })
    cleanup(useModel(model))
    const { ask, html } = await person(client)
    ;(await ask('Say every day', 'e4')).assertStatus(200)
    assert.equal(await html(), PAGE.replace('Open on weekdays', 'Open every day'))
    assert.lengthOf(model.questions, 2)
  })

  test('is refused if it changes other elements twice, and the person learns what to do', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(
      useModel(
        scriptedModel(({ material: { Page } }) => ({
          outcome: 'done',
          operations: [says(Page, 'Call us', 'Write to us')],
        }))
      )
    )
    const { ask, html } = await person(client)
    const response = await ask('Give it the air of a harbour in November', 'e4')
    response.assertStatus(400)
    assert.equal(response.body().code, 'cannot')
    assert.include(response.body().error, 'Take the selection away')
    assert.equal(await html(), PAGE)
  })

  test('is limited to the element also with line edits', async ({ client, assert, cleanup }) => {
    const answer = `<<<<<<< SEARCH\n<p>Call us</p>\n=======\n<p>Write to us</p>\n>>>>>>> REPLACE`
    cleanup(useModel(scriptedModel(({ schema }) => (schema ? { operations: 'none' } : answer))))
    const { ask, html } = await person(client)
    const response = await ask('Give it the air of a harbour in November', 'e4')
    response.assertStatus(400)
    assert.include(response.body().error, 'Take the selection away')
    assert.equal(await html(), PAGE)
  })
})
