import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { etagOf } from '#contract/website_etag'
import type { Edit, EditRequest } from 'site-designer'
import type { Designer } from '#planning/designers/designer'
import { currentDesigner, useDesigner } from '#planning/services/current_designer'
import { currentHtml, Revision, Website } from '#websites/main'
import { failing, changePatience, sleeping } from '#tests/helpers/designers'
import { bare, EditedPage } from '#designer_tests/helpers/editing'
import { signedInUser } from '#tests/helpers/people'
import { edit, readyWebsite } from '#tests/helpers/websites'

const PAGE = EditedPage.ofOurs('barber').html

async function person(client: ApiClient, { html = PAGE } = {}) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html })
  const path = `/api/spa/websites/${website.id}`
  return {
    website,
    async ask(words: unknown, more: object = {}, ifMatch?: string) {
      const request = client.post(`${path}/ai_line_edit/`).bearerToken(bearer)
      if (ifMatch) request.header('if-match', ifMatch)
      return request.json({ user_request: words, ...more })
    },
    commands: () => client.get(`${path}/commands/`).bearerToken(bearer),
    undo: () => client.post(`${path}/undo/`).bearerToken(bearer),
    html: async () => currentHtml(await Website.findOrFail(website.id)),
    newest: async () => {
      const { revisionId } = await Website.findOrFail(website.id)
      return Revision.findOrFail(revisionId)
    },
  }
}

/** A designer that returns the given edits, as a model would. */
function answering(answer: (request: EditRequest) => Edit): Designer {
  return failing({ edit: async (request) => answer(request) })
}

function done(operations: Extract<Edit, { outcome: 'done' }>['operations']): Edit {
  const clauses = [{ words: 'x', done: true, says: 'Done.', operations: operations.length }]
  return { outcome: 'done', operations, clauses, analysis: 'x', summary: 'Done.' }
}

test.group('Editing a website by instruction', () => {
  test('makes the change as one revision and describes it', async ({ assert, client }) => {
    const { ask, html, newest, website } = await person(client)
    const words = 'Change the price of Skin fade to 35 € and make the visit section dark'
    const response = await ask(words)
    response.assertStatus(200)
    const body = response.body()
    assert.equal(body.modified_html, await html())
    assert.match(bare(body.modified_html), /Skin fade<[\s\S]{0,300}>35\s€</)
    assert.match(bare(body.modified_html), /id="visit"[^>]*data-surface="ink"/)

    assert.equal(body.changes_applied, 2)
    assert.equal(body.original_html_length, PAGE.length)
    assert.equal(body.modified_html_length, body.modified_html.length)
    assert.equal(body.parsing_method, 'operations')
    assert.isNotEmpty(body.analysis)
    assert.isNotEmpty(body.summary)
    assert.lengthOf(body.line_changes, 2)
    assert.match(body.line_changes[0].before, /32\s€/)
    assert.match(body.line_changes[0].after, /35\s€/)
    assert.isAbove(body.line_changes[0].line, 100)
    assert.deepEqual(
      body.receipt.map((clause: { done: boolean }) => clause.done),
      [true, true]
    )
    assert.include(body.receipt[1].changes[0].after, 'data-surface="ink"')
    assert.deepEqual(body.readings, [])

    const revision = await newest()
    assert.equal(revision.author, 'ai')
    assert.equal(revision.summary, words)
    assert.equal(revision.version, 2)
    assert.equal(response.header('etag'), etagOf({ id: website.id, version: 2 }))
  })

  test('lists the sections that differ between the two versions of the page', async ({
    assert,
    client,
  }) => {
    const { ask } = await person(client)
    const price = (await ask('Change the price of Skin fade to 35 €')).body()
    const { total, identical, sections, elements, texts } = price.difference
    assert.isAbove(total, 4)
    assert.equal(identical, total - 1)
    assert.lengthOf(sections, 1)
    assert.equal(sections[0].change, 'changed')
    assert.isNotEmpty(sections[0].heading)
    assert.isNotEmpty(elements)
    for (const id of elements) assert.include(price.modified_html, `data-element-id="${id}"`)
    assert.match(texts[0].before, /32\s€/)
    assert.match(texts[0].after, /35\s€/)

    const dark = (await ask('Make the page dark')).body()
    assert.isTrue(dark.difference.look)
    assert.deepEqual(dark.difference.texts, [])

    const asked = (await ask('Remove the “Book a chair” button')).body()
    assert.isNotEmpty(asked.readings)
    assert.notProperty(asked, 'difference')
  })

  test('suggests commands that work on this page', async ({ assert, client }) => {
    const { ask, commands, html } = await person(client)
    const response = await commands()
    response.assertStatus(200)
    assert.isFalse(response.body().free_words)
    assert.isAtLeast(response.body().commands.length, 3)
    for (const command of response.body().commands) (await ask(command)).assertStatus(200)
    assert.notEqual(await html(), PAGE)
  })

  test('one undo restores the same bytes', async ({ assert, client }) => {
    const { ask, undo, html } = await person(client)
    ;(await ask('Remove the gallery, add a testimonials section and make it dark')).assertStatus(
      200
    )
    assert.notEqual(await html(), PAGE)
    ;(await undo()).assertStatus(200)
    assert.equal(await html(), PAGE)
  })

  test('gives ids to new elements and keeps the others', async ({ assert, client }) => {
    const { ask } = await person(client)
    const { modified_html: html } = (await ask('Add a testimonials section')).body()
    const idsIn = (text: string) =>
      [...text.matchAll(/data-element-id="([^"]*)"/g)].map(([, id]) => id)
    const ids = idsIn(html)
    assert.includeMembers(ids, idsIn(PAGE))
    assert.lengthOf(new Set(ids), ids.length)
    const body = html.slice(html.indexOf('<body'))
    assert.notMatch(body, /<(?:section|h2|p|figure|a)(?![^>]*data-element-id)[^>]*>/)
  })

  test('asks a question if two things match, and accepts the answer', async ({
    assert,
    client,
  }) => {
    const { ask, html } = await person(client)
    const words = 'Remove the “Book a chair” button'
    const asked = await ask(words)
    asked.assertStatus(200)
    assert.equal(asked.body().changes_applied, 0)
    assert.equal(asked.body().modified_html, PAGE)
    assert.equal(await html(), PAGE)
    const { readings } = asked.body()
    assert.lengthOf(readings, 2)

    const answered = await ask(words, { choices: [readings[1].id] })
    answered.assertStatus(200)
    assert.equal(bare(await html()).match(/>\s*Book a chair\s*<\/a/g)?.length, 1)
  })

  test('answers an unknown instruction with commands that work', async ({ assert, client }) => {
    const { ask, html } = await person(client)
    const response = await ask('Play the harmonica')
    response.assertStatus(400)
    response.assertBodyContains({ success: false, code: 'cannot' })
    assert.isNotEmpty(response.body().can)
    assert.isNotEmpty(response.body().error)
    assert.equal(await html(), PAGE)
  })

  test('needs an instruction that is neither empty nor too long', async ({ assert, client }) => {
    const { ask } = await person(client)
    for (const words of ['', '  \n', undefined]) {
      const response = await ask(words)
      response.assertStatus(400)
      response.assertBodyContains({ success: false, error: 'Please enter an AI instruction' })
    }
    const response = await ask('a'.repeat(2_001))
    response.assertStatus(400)
    assert.include(response.body().error, '2,000')
  })

  test('is possible for the owner only', async ({ client }) => {
    const { website } = await person(client)
    const { bearer } = await signedInUser()
    const path = `/api/spa/websites/${website.id}/ai_line_edit/`
    const body = { user_request: 'Remove the gallery' }
    ;(await client.post(path).bearerToken(bearer).json(body)).assertStatus(404)
    ;(await client.post(path).json(body)).assertStatus(401)
  })

  test('an instruction never overwrites a newer page', async ({ assert, client }) => {
    const { ask, website, html } = await person(client)
    const old = etagOf({ id: website.id, version: 1 })
    await edit(website, PAGE.replace('>Skin fade<', '>Fade<'))
    const late = await ask('Remove the gallery', {}, old)
    late.assertStatus(409)
    late.assertBodyContains({ success: false, code: 'stale' })
    assert.equal(await html(), PAGE.replace('>Skin fade<', '>Fade<'))

    const now = await ask('Remove the gallery', {}, etagOf({ id: website.id, version: 2 }))
    now.assertStatus(200)
    assert.include(await html(), '>Fade<')
  })

  test('an edit in the meantime is kept, and the instruction is applied on top', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { ask, website, html } = await person(client)
    const builtin = currentDesigner()
    let interrupted = false
    const slow = failing({
      async edit(request) {
        const answer = await builtin.edit(request)
        if (!interrupted) await edit(website, PAGE.replace('>Skin fade<', '>Fade<'))
        interrupted = true
        return answer
      },
    })
    cleanup(useDesigner(slow))
    ;(await ask('Remove the gallery')).assertStatus(200)
    assert.include(await html(), '>Fade<')
    assert.notInclude(await html(), 'data-section="gallery"')
  })

  test('line edits of a model are described by how their lines were found', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { ask } = await person(client, {
      html: '<!doctype html>\n<html lang="en"><head><title>A</title></head><body>\n<h1>One</h1>\n<p>Two</p>\n</body></html>\n',
    })
    const edits = [{ search: '<p>Two</p>', replace: '<p>Three</p>' }]
    cleanup(useDesigner(answering(() => done([{ type: 'edit_lines', edits }]))))
    const response = await ask('Two is three')
    response.assertStatus(200)
    const { parsing_method: method, line_changes: lines } = response.body()
    assert.notEqual(method, 'operations')
    assert.deepEqual(lines, [{ line: 4, before: '<p>Two</p>', after: '<p>Three</p>' }])
  })

  test('an edit of a designer that the page does not accept changes nothing', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { ask, html } = await person(client)
    for (const answer of [
      done([{ type: 'set_text', element: 'no-such', text: 'x' }]),
      done([{ type: 'set_text', element: 'element-1', text: '' }]),
    ]) {
      const back = useDesigner(answering(() => answer))
      cleanup(back)
      const response = await ask('Anything')
      response.assertStatus(502)
      response.assertBodyContains({ success: false, error: 'AI returned invalid format' })
      back()
    }
    assert.equal(await html(), PAGE)
  })

  test('an edit without effect is reported as such', async ({ assert, client, cleanup }) => {
    const { ask, html, newest } = await person(client)
    const before = await newest()
    cleanup(useDesigner(answering(() => done([]))))
    const response = await ask('Anything')
    response.assertStatus(200)
    const { changes_applied: count, summary, readings, ...rest } = response.body()
    assert.equal(count, 0)
    assert.equal(summary, 'The page is already as you asked.')
    assert.deepEqual(readings, [])
    assert.notProperty(rest, 'difference')
    assert.equal(await html(), PAGE)
    assert.equal((await newest()).id, before.id)
  })

  test('line edits that would bring a link to a script, a second id or an empty title are refused', async ({
    assert,
    client,
    cleanup,
  }) => {
    const line = (lines: string) => `<!doctype html>
<html lang="en"><head><title>Bread</title></head>
<body>
<p id="about">About</p>
${lines}
</body></html>`
    const page = line('<a href="/x">Order</a>')
    const { ask, html } = await person(client, { html: page })
    const hostile = [
      ['<a href="/x">Order</a>', '<a href="javascript:alert(1)">Order</a>'],
      ['<a href="/x">Order</a>', '<a href="/x" id="about">Order</a>'],
      ['<title>Bread</title>', '<title></title>'],
    ]
    for (const [search, replace] of hostile) {
      const whole = page.split('\n').find((one) => one.includes(search))!
      const edits = [{ search: whole, replace: whole.replace(search, replace) }]
      const back = useDesigner(answering(() => done([{ type: 'edit_lines', edits }])))
      cleanup(back)
      const response = await ask('Anything')
      response.assertStatus(502)
      back()
    }
    assert.equal(await html(), page)
  })

  test('a failed or late designer is reported as unavailable', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { ask, html } = await person(client)
    const back = useDesigner(failing())
    cleanup(back)
    const down = await ask('Remove the gallery')
    down.assertStatus(503)
    down.assertBodyContains({ success: false, error: 'AI service temporarily unavailable' })
    back()
    cleanup(useDesigner(sleeping(currentDesigner(), 2_000)))
    cleanup(changePatience('edit', 20))
    const late = await ask('Remove the gallery')
    late.assertStatus(503)
    assert.equal(late.body().code, 'designer_too_slow')
    assert.equal(await html(), PAGE)
  })

  test('a form needs no contact email, and the owner learns where messages go', async ({
    assert,
    client,
  }) => {
    const html = new EditedPage(PAGE).does('Remove the form').html
    const owner = await person(client, { html })
    assert.equal((await Website.findOrFail(owner.website.id)).contactEmail, '')
    const response = await owner.ask('Add a contact form')
    response.assertStatus(200)
    assert.include(response.body().summary, 'Messages are kept with the website and mailed to you.')
    assert.include(await owner.html(), '<form')
  })
})
